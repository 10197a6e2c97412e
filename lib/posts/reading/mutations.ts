import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { excerpt } from "@/lib/notices/rules";
import { type LockedPost, lockPost, requireRevision } from "@/lib/posts/lock-post";
import { getPost } from "@/lib/posts/queries";
import type { Post } from "@/lib/posts/types";
import type { ReadInput } from "./schema";
import type { UnreadPosts } from "./types";

/**
 * Marks what a post says and shows now as read by its owner. The caller holds the post's lock and knows that its owner
 * has seen it: she typed it, or had it open when she saved.
 */
export async function markRead(tx: Db, postId: number): Promise<void> {
  await tx.$executeRaw`UPDATE "Post" SET "readRevision" = "revision" WHERE "id" = ${postId}`;
}

/**
 * Marks a post as read, in the revision that was read. Safe to repeat.
 * @throws AppError POST_NOT_FOUND, POST_CHANGED with the post as it stands
 */
export async function readPost(actor: Actor, id: number, { revision }: ReadInput): Promise<Post> {
  return transaction(actor, async (tx) => {
    const post = await lockPost(tx, actor, id);
    await requireRevision(tx, actor, post, revision);
    if (!post.read) await markRead(tx, id);
    return getPost(actor, id, tx);
  });
}

/**
 * Refuses to give a time to an unread draft, unless the caller says that it was read; then it is marked as read.
 * @throws AppError POST_NOT_READ
 */
export async function requireRead(tx: Db, post: LockedPost, read: true | undefined): Promise<void> {
  if (post.read) return;
  if (!read) throw notRead([post]);
  await markRead(tx, post.id);
}

/** POST_NOT_READ, with the drafts that are to be read first. */
export function notRead(posts: readonly Pick<LockedPost, "id" | "revision" | "content">[]): AppError {
  const object: UnreadPosts = {
    posts: posts.map(({ id, revision, content }) => ({ id, revision, excerpt: excerpt(content) })),
  };
  return new AppError("POST_NOT_READ", { object });
}
