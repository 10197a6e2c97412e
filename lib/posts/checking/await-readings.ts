import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { afterReply } from "@/lib/jobs/after-reply";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { log } from "@/lib/observability/log";
import { isBeingRead } from "@/lib/posts/editing/enqueue-readings";
import { textReadingHandler } from "./read-post";

/** How long a request waits for all its posts together, and the polling interval, in milliseconds. */
const LONGEST_WAIT = 2_000;
const LOOK_MS = 250;

/**
 * Waits up to two seconds in total for a model to read these posts. Whatever takes longer continues after the reply.
 * Holds no database connection. Best effort: on failure it simply returns.
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
  // The timer's next run may be a minute away, so this owner's messages are worked off now. Those of others are left to
  // the timer; a reading it has already started is waited for as well.
  const work = workOutbox(textReadingHandler, AbortSignal.timeout(LONGEST_WAIT), owner);
  afterReply("readings", async () => void (await work));
  const end = performance.now() + LONGEST_WAIT;
  await Promise.race([work.catch(() => 0), sleep(LONGEST_WAIT)]);
  while (performance.now() < end && (await isReading())) await sleep(LOOK_MS);
}
