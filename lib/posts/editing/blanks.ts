import "server-only";
import type { Db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { excerpt } from "@/lib/notices/rules";
import type { LockedPost } from "@/lib/posts/lock-post";
import { openBlanks } from "@/lib/text/explicit/blanks";
import type { BlankPosts } from "@/lib/posts/types";

type Blanked = Pick<LockedPost, "id" | "revision" | "content" | "rightBlanks">;

/** Those of some posts that have blanks with which their owner has not let them go out. */
export const withBlanks = <P extends Blanked>(posts: readonly P[]): P[] =>
  posts.filter(({ content, rightBlanks }) => openBlanks(content, rightBlanks).length > 0);

/**
 * Refuses what sends a post, or gives it a time, while there are blanks in its text, unless its owner says that they
 * are right; then they are not asked about again. The caller holds the post's lock.
 * @throws AppError POST_BLANK
 */
export async function requireFilled(tx: Db, post: Blanked, confirmBlank: true | undefined): Promise<void> {
  if (withBlanks([post]).length === 0) return;
  if (!confirmBlank) throw postBlank([post]);
  await keepBlanks(tx, post);
}

/** Keeps the blanks of a text as right. */
export async function keepBlanks(tx: Db, { id, content }: Pick<Blanked, "id" | "content">): Promise<void> {
  const texts = [...new Set(openBlanks(content, []).map(({ text }) => text))];
  await tx.$executeRaw`UPDATE "Post" SET "rightBlanks" = ${texts} WHERE "id" = ${id}`;
}

/** POST_BLANK, with the places. */
export function postBlank(posts: readonly Blanked[]): AppError {
  const object: BlankPosts = {
    posts: posts.map(({ id, revision, content, rightBlanks }) => ({
      ...{ id, revision, excerpt: excerpt(content), blanks: openBlanks(content, rightBlanks) },
    })),
  };
  return new AppError("POST_BLANK", { object });
}
