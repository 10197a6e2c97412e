import "server-only";
import { queuesByKey } from "@/lib/queues";

/**
 * The queue for reading an owner's lists and weeks. A page of long texts has megabytes, which take memory and processor
 * time from everybody else; what waits here takes neither. Composing the reply takes twice what reading does, and is
 * followed by as long for others.
 */
export const inListQueue = queuesByKey({ atOnce: 1, waiting: 100, waitMs: 10_000, rest: 3 });
