import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { afterReply } from "@/lib/jobs/after-reply";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { log } from "@/lib/observability/log";
import { isBeingRead } from "@/lib/posts/editing/enqueue-readings";
import { textReadingHandler } from "./read-post";

/** The longest that a request waits for the readings of all its posts together, and between two looks, in milliseconds. */
const LONGEST_WAIT = 2_000;
const LOOK_MS = 250;

/**
 * Waits until the texts of all these posts have been read, two seconds at most for all of them. What takes longer is read
 * on behind the reply. Holds no connection. A courtesy: where it fails nothing is waited for.
 */
export async function awaitReadings(owner: { userId: string }, postIds: readonly number[]): Promise<void> {
  if (postIds.length === 0 || env().readingModel === null) return;
  try {
    await wait(owner, postIds);
  } catch (error) {
    log.warn({ err: error }, "waiting for the readings of an owner's posts failed");
  }
}

async function wait(owner: { userId: string }, postIds: readonly number[]): Promise<void> {
  const isReading = async () => {
    const [row] = await db.$queryRaw<{ reading: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM "Post" p WHERE p."userId" = ${owner.userId}::uuid
        AND p."id" = ANY (${[...postIds]}::int[]) AND ${isBeingRead}) AS "reading"`;
    return row?.reading ?? false;
  };
  if (!(await isReading())) return;
  // Not at the timer's next turn, which may be a minute away. What a timer has begun is waited for too, and everything of
  // other owners is left to it.
  const work = workOutbox(textReadingHandler, AbortSignal.timeout(LONGEST_WAIT), owner);
  afterReply("readings", async () => void (await work));
  const end = performance.now() + LONGEST_WAIT;
  await Promise.race([work.catch(() => 0), sleep(LONGEST_WAIT)]);
  while (performance.now() < end && (await isReading())) await sleep(LOOK_MS);
}
