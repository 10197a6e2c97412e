import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { LINK_FINDINGS } from "./constants";
import { checkedLinksOf } from "./find-links";
import type { CheckedLinks, LinkFinding, LinkVerdict } from "./types";

/** A link that was read: just now, or before, at a time. */
export type ReadLink = LinkVerdict & { url: string; checkedAt: Date | null };

/** For how long a good link counts as read, also for the owner's other posts, and any other. */
const GOOD_MINUTES = 15;
const OTHER_MINUTES = 2;

/** Which of these links were read lately for any of their owner's posts, by their address. */
export async function listReadBefore(
  userId: string,
  urls: readonly string[],
): Promise<Map<string, ReadLink>> {
  if (urls.length === 0) return new Map();
  const rows = await db.$queryRaw<(ReadLink & { url: string })[]>`
    SELECT DISTINCT ON (l."url") l."url", l."finding", l."host", l."checkedAt" FROM "PostLink" l
    WHERE l."userId" = ${userId}::uuid AND l."url" = ANY (${[...urls]}::text[])
      AND l."checkedAt" > app_now() - ${GOOD_MINUTES} * interval '1 minute'
      AND (l."state" = 'OK' OR l."checkedAt" > app_now() - ${OTHER_MINUTES} * interval '1 minute')
    ORDER BY l."url", l."checkedAt" DESC`;
  return new Map(rows.map((row) => [row.url, row]));
}

/** What was found behind the links that a post's text has now. @throws AppError POST_NOT_FOUND */
export async function getCheckedLinks(actor: Actor, postId: number): Promise<CheckedLinks> {
  const post = await db.post.findFirst({
    where: { id: postId, userId: actor.userId, deletedAt: null },
    select: { content: true, links: true },
  });
  if (!post) throw new AppError("POST_NOT_FOUND");
  const rows = new Map(post.links.map((row) => [row.url, row]));
  const urls = checkedLinksOf(post.content);
  const links = urls.flatMap((url) => {
    const row = rows.get(url);
    if (!row) return [];
    const { host, state, checkedAt, leftAt } = row;
    const finding = row.finding as LinkFinding | null;
    return [{ url, state, finding, host, checkedAt: checkedAt.toISOString(), left: leftAt !== null }];
  });
  return { links, unread: urls.length - links.length };
}

/** The state that a finding makes. */
export const stateOf = (finding: LinkFinding | null) => (finding === null ? "OK" : LINK_FINDINGS[finding]);
