import "server-only";
import { waitingLines } from "@/lib/lines";

/**
 * Where an owner's lists and weeks wait for their turn: a page of long texts has megabytes, which take memory and the
 * processor from everybody else; what waits here takes neither. Between two of them is about the time that one takes.
 */
export const inReadingLine = waitingLines({ atOnce: 1, waiting: 100, waitMs: 10_000, restMs: 25 });
