import "server-only";
import { queuesByKey } from "./queues";

/** What goes through many of an owner's posts, or answers much: its pieces yield, so that others are served meanwhile. */
export const inHeavyTurn = queuesByKey({ atOnce: 1, inAll: 4, waiting: 30, waitMs: 10_000 });

/** Reading a text, also within a heavy turn of its owner, which would wait for itself. */
export const inReadingTurn = queuesByKey({ atOnce: 1, inAll: 4, waiting: 100, waitMs: 10_000 });

/** What a model is asked for: it takes its time elsewhere, and an owner waits for few at once. */
export const inModelTurn = queuesByKey({ atOnce: 4, waiting: 20, waitMs: 10_000 });

/** Pages of links: they take their time elsewhere, and reading their words some of ours. */
export const inLinkTurn = queuesByKey({ atOnce: 2, inAll: 8, waiting: 20, waitMs: 10_000 });

/** Stored photos: a page shows dozens, each of some megabytes in memory while it is read. */
export const inFileTurn = queuesByKey({ atOnce: 4, inAll: 8, waiting: 100, waitMs: 10_000 });
