import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { afterReply } from "@/lib/jobs/after-reply";
import { workOutbox } from "@/lib/jobs/work-outbox";
import { enqueueReadings } from "@/lib/posts/editing/enqueue-readings";
import type { ClaimedPost } from "./queries";
import { textReadingHandler } from "./read-post";
import { LONGEST_READ } from "./reader/ask-model";

/** Texts that are remembered; and what this process does of an owner's readings behind one reply, in milliseconds. */
const MOST = 1_000;
const WORK_MS = 10_000;
const started = new Set<string>();

/**
 * Has a text read that no model has read, as somebody looks at it: once for each text, however often it is looked at, and
 * within what the owner's texts may cost in a day. @returns whether it is being read now
 */
export async function startReading(owner: { userId: string }, post: ClaimedPost): Promise<boolean> {
  const { id, revision, content, status, read, reading } = post;
  const isReadable = content.trim() !== "" && content.length <= LONGEST_READ && status !== "PUBLISHED";
  if (env().readingModel === null || read !== null || reading || !isReadable) return reading;
  const text = `${id}:${revision}`;
  if (started.has(text)) return false;
  started.add(text);
  const [oldest] = started.size > MOST ? started : [];
  if (oldest !== undefined) started.delete(oldest);
  await enqueueReadings(db, [id]);
  // Not at the timer's next turn: somebody may be waiting.
  const work = () => workOutbox(textReadingHandler, AbortSignal.timeout(WORK_MS), owner);
  afterReply("a text that is looked at", async () => void (await work()), { onlyThen: true });
  return true;
}
