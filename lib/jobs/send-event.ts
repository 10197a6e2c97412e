import "server-only";
import { afterReply } from "./after-reply";
import { log } from "@/lib/observability/log";

/** The events that jobs wait for; inngest/events.ts validates their payloads. */
export type JobEvent =
  | { name: "post/scheduled"; data: { postId: number; planId: string; scheduledAt: string; page: string } }
  | { name: "posts/due"; data: { at: string; until: string } }
  | { name: "post/cancelled"; data: { postId: number } }
  | { name: "delivery/in-doubt"; data: { deliveryId: number } }
  | { name: "stripe/received"; data: { eventId: string } };

type EventTransport = (event: JobEvent) => Promise<void>;
const shared: { sender?: EventTransport } = ((
  globalThis as { postwrightJobs?: { sender?: EventTransport } }
).postwrightJobs ??= {});

/** Sets what delivers events, Inngest or the embedded runner. Called at start. */
export function setEventTransport(sender: EventTransport): void {
  shared.sender = sender;
}

/** Milliseconds after which the transport is given up. */
const TIMEOUT_MS = 10_000;

/**
 * Triggers the jobs that wait for `event`, after the response and at best effort: due work is stored in the database
 * and found by the sweepers anyway, so nobody waits for the transport, and one that fails or hangs is logged.
 */
export function sendEvent(event: JobEvent): void {
  afterReply(`event ${event.name}`, () => transport(event));
}

async function transport(event: JobEvent): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the event transport did not respond in time")), TIMEOUT_MS);
    });
    await Promise.race([shared.sender?.(event), late]);
  } catch (error) {
    log.warn({ err: error, event: event.name }, "an event could not be sent; the sweeper will find the work");
  } finally {
    clearTimeout(timer);
  }
}
