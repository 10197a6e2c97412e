import "server-only";
import { log } from "./log";

/** Something happened that a job waits for; the payloads are checked by inngest/events.ts. */
export type JobEvent =
  | { name: "post/scheduled"; data: { postId: number; scheduledAt: string; page: string } }
  | { name: "post/cancelled"; data: { postId: number } }
  | { name: "delivery/in-doubt"; data: { deliveryId: number } }
  | { name: "generation/reserved"; data: { generationId: string } }
  | { name: "stripe/received"; data: { eventId: string } };

type Sender = (event: JobEvent) => Promise<void>;
const shared: { sender?: Sender } = ((
  globalThis as { postwrightJobs?: { sender?: Sender } }
).postwrightJobs ??= {});

/** Called at start with what carries events: Inngest, or the embedded runner. */
export function setSender(sender: Sender): void {
  shared.sender = sender;
}

/** Milliseconds that a use case waits for its waker at most. */
const PATIENCE_MS = 2_000;

/**
 * Wakes the jobs that wait for `event`. A wake-up is a courtesy: what is due stands in the database and is
 * found by the sweepers all the same, so a waker that fails, or hangs, is logged and never fails the use case.
 */
export async function wake(event: JobEvent): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the waker has not answered in time")), PATIENCE_MS);
    });
    await Promise.race([shared.sender?.(event), late]);
  } catch (error) {
    log.warn(
      { err: error, event: event.name },
      "a wake-up could not be sent; the sweeper will find the work",
    );
  } finally {
    clearTimeout(timer);
  }
}
