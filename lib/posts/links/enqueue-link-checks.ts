import "server-only";
import { type Db, Prisma } from "@/lib/db";
import type { Actor } from "@/lib/auth/actor";
import { enqueuing } from "@/lib/jobs/outbox";
import { closeNotices } from "@/lib/notices/mutations";
import { postSubject } from "@/lib/notices/rules";
import { firstLink } from "./find-links";
import { linkCheck } from "./link-check";

/** Has the links of these posts read, if they are scheduled and have any; once for each of their revisions. */
export async function enqueueLinkChecks(on: Db, postIds: readonly number[]): Promise<void> {
  if (postIds.length === 0) return;
  await on.$executeRaw`${enqueuing(
    linkCheck,
    Prisma.sql`
    SELECT concat_ws(':', p."id", p."revision") AS "key", jsonb_build_object('postId', p."id") AS "payload", p."userId"
    FROM "Post" p WHERE p."id" = ANY (${[...postIds]}::int[]) AND p."status" = 'SCHEDULED' AND p."content" ~ '[^[:space:]][.:][^[:space:]]{2}'`,
  )}`;
}

/**
 * Has the links of a text read that a scheduled post has just got: the check also closes the notice about earlier ones.
 * Without any link there is nothing to read, and nothing left to say.
 */
export async function checkLinksOf(
  tx: Db,
  actor: Actor,
  { postId, content }: { postId: number; content: string },
): Promise<void> {
  if (firstLink(content) === undefined) await closeNotices(tx, actor, [postSubject(postId)], ["LINKS"]);
  else await enqueueLinkChecks(tx, [postId]);
}
