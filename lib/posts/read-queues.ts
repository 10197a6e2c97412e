import "server-only";
import { queuesByKey } from "@/lib/queues";

const BOUNDS = { atOnce: 1, waiting: 100, waitMs: 10_000 };

/**
 * The queue for an owner's lists. A page of long texts has megabytes, which take memory and processor time from everybody
 * else; what waits here takes neither. Composing the reply takes twice what reading does, and is followed by as long for
 * others.
 */
export const inListQueue = queuesByKey({ ...BOUNDS, rest: 3 });

/** The queue for what goes through many of an owner's posts and answers little: weeks, and what compares texts. */
export const inReadingQueue = queuesByKey({ ...BOUNDS, rest: 0.5 });
