import "server-only";
import { type Db, db } from "@/lib/db";
import { batched } from "@/lib/jobs/batched";
import { log } from "@/lib/observability/log";
import { checksOf, readSealed, readSealedPosts } from "./find-checks";
import type { Check } from "./types";

/**
 * What `jsonb` refuses of what JSON.stringify writes: half a surrogate pair and NUL, unless the backslash is itself the
 * text's. Source: postgresql.org/docs/current/datatype-json.html#JSON-KEYS-ELEMENTS ("jsonb ... rejects")
 */
const UNSTORABLE = /(?<!\\)(?:\\\\)*\\u(?:d[89a-f][\da-f]{2}|0000)/i;

/**
 * What is to be kept of a post's checks as it is published: composed of what is known, nothing is asked of anybody. A
 * publication never fails for it: where it cannot be composed or stored nothing is kept, and its owner is told so.
 * @param on a transaction goes on after a failure, as if this had not been asked
 * @param text what the page shows, where that is not the post's text
 */
export async function checksWhenSent(on: Db, postId: number, text?: string): Promise<Check[] | null> {
  // What fails within a transaction would end all of it.
  const isWithin = on !== db;
  if (isWithin) await on.$executeRaw`SAVEPOINT "seal"`;
  try {
    return await composed(on, postId, text);
  } catch (error) {
    log.error({ err: error, post: postId }, "could not store what was checked of a published post");
    if (isWithin) await on.$executeRaw`ROLLBACK TO SAVEPOINT "seal"`;
    return null;
  }
}

/** Of the posts that are sent at the same time. One that cannot be read must not keep the others from theirs. */
const readTogether = batched((postIds: number[]) => readSealedPosts(db, postIds));

async function composed(on: Db, postId: number, text?: string): Promise<Check[] | null> {
  const post = await (on === db
    ? readTogether(postId).catch(() => readSealed(db, postId))
    : readSealed(on, postId));
  if (!post) return null;
  const otherWords = text !== undefined && text !== post.content;
  const checks = checksOf(post, { at: post.now, last: true, otherWords });
  if (UNSTORABLE.test(JSON.stringify(checks)))
    throw new Error("a check has words that PostgreSQL does not store");
  return checks;
}
