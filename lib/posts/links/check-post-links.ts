import "server-only";
import type { z } from "zod";
import { db } from "@/lib/db";
import type { Network } from "@/lib/http/egress/fetch-external";
import { backoff } from "@/lib/jobs/backoff";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import type { FoundLink } from "@/lib/text/links";
import { findCheckedLinks } from "./find-links";
import { linkCheck } from "./link-check";
import { followLink } from "./following/follow-link";
import { type ReadLink, listReadBefore } from "./queries";
import { recordLinks } from "./record-links";

/** How long one post's links are read at a time; the rest are read in the next attempt. */
const TURN_MS = 20_000;

/** Some links were not reached: the next attempt reads them, and counts the others as read. */
class LinksLeft extends Error {
  override name = "LinksLeft";
}

const delay = backoff(20, 60, 300);

/**
 * Reads the links of a scheduled post, and tells its owner of those that are dead or moved. Whatever is found,
 * and if nothing could be read, the post keeps its time.
 */
export const linkCheckOn = (network?: Network): OutboxHandler<z.infer<typeof linkCheck.payload>> => ({
  ...linkCheck,
  maxAttempts: 30,
  batchSize: 50,
  leaseSeconds: 180,
  sameWork: ({ postId }) => String(postId),
  retryDelay: (_error, attempts) => delay(attempts),
  handle: ({ postId }) => checkPostLinks(postId, network),
});

export const linkCheckHandler = linkCheckOn();

/** Reads whose result is not recorded yet: the posts of a week often share a link. */
const looks = new Map<string, ReturnType<typeof followLink>>();

async function checkPostLinks(postId: number, network?: Network): Promise<void> {
  const post = await db.post.findFirst({
    where: { id: postId, status: "SCHEDULED", deletedAt: null },
    select: { userId: true, content: true },
  });
  if (!post) return;
  const { userId, content } = post;
  const links = findCheckedLinks(content);
  const urls = links.map(({ url }) => url);
  const before = await listReadBefore(userId, urls);
  const signal = AbortSignal.timeout(TURN_MS);
  const own: string[] = [];
  const readLink = async ({ url, bare }: FoundLink): Promise<ReadLink | undefined> => {
    const known = before.get(url);
    if (known) return known;
    const key = `${url} ${bare}`;
    const look = looks.get(key) ?? followLink(url, { userId, network, signal, bare });
    if (!looks.has(key)) own.push(key);
    looks.set(key, look);
    const verdict = await look;
    return verdict && { url, ...verdict, checkedAt: null };
  };
  let read: ReadLink[];
  try {
    read = (await Promise.all(links.map(readLink))).filter((link) => link !== undefined);
    await recordLinks({ postId, userId, content, urls, read });
  } finally {
    for (const key of own) looks.delete(key);
  }
  if (read.length < urls.length) throw new LinksLeft(`${urls.length - read.length} links had no turn`);
}
