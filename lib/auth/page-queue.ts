import "server-only";
import { cache } from "react";
import { afterReply } from "@/lib/jobs/after-reply";
import { type Turn, queuesByKey } from "@/lib/queues/queues";
import { asPageError } from "./page-error";

/** Rendering a page takes the processor from everybody else: fifty at once of one owner are rendered one by one. */
const inOwnersTurn = queuesByKey({ atOnce: 1, inAll: 8, waiting: 30, waitMs: 10_000 });

/**
 * A page that takes longer is waiting for its data or its reader, which costs no processor time: the next one begins.
 */
const HELD_MS = 1_000;

/**
 * Waits until a page of this owner may be rendered; the turn lasts until the page is sent. Cached per request.
 * @throws AppError SERVER_BUSY for too many pages at once
 */
export const pageTurn = cache((userId: string): Promise<void> => turnOfPage(inOwnersTurn, userId));

/** Waits for the turn of a page, which lasts until it is sent. @throws AppError SERVER_BUSY */
export function turnOfPage(inTurn: Turn, key: string): Promise<void> {
  const sent = new Promise<void>((resolve) => afterReply("turn of a page", async () => resolve()));
  return new Promise((begin, refuse) => {
    const compose = () => {
      begin();
      return sentOrHeld(sent);
    };
    inTurn(key, compose).catch((error: unknown) => refuse(asPageError(error)));
  });
}

async function sentOrHeld(sent: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const held = new Promise<void>((resolve) => (timer = setTimeout(resolve, HELD_MS)));
  await Promise.race([sent, held]);
  clearTimeout(timer);
}
