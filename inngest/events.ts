import { eventType } from "inngest";
import { z } from "zod";
import type { JobEvent } from "@/lib/jobs/send-event";

const id = z.int().positive();

/** A post is to go out at `scheduledAt`, on the page `FACEBOOK:<id>`. `planId`: new with each scheduling. */
export const postScheduled = eventType("post/scheduled", {
  schema: z.object({ postId: id, planId: z.uuid(), scheduledAt: z.iso.datetime(), page: z.string().min(1) }),
});
/** Posts become due from `at` on, before the timers run again; `until` is when that is. */
export const postsDue = eventType("posts/due", {
  schema: z.object({ at: z.iso.datetime(), until: z.iso.datetime() }),
});
/** A post is not to go out after all. */
export const postCancelled = eventType("post/cancelled", { schema: z.object({ postId: id }) });
/** A delivery's outcome is unknown: its post may or may not be on the page. */
export const deliveryInDoubt = eventType("delivery/in-doubt", { schema: z.object({ deliveryId: id }) });
/** A Stripe event is stored and waits to be processed. */
export const stripeReceived = eventType("stripe/received", {
  schema: z.object({ eventId: z.string().min(1) }),
});

const events = [postScheduled, postsDue, postCancelled, deliveryInDoubt, stripeReceived];

/** Validates an event for Inngest. @throws when its payload does not match its type */
export function checkedEvent(event: JobEvent): JobEvent {
  const type = events.find(({ name }) => name === event.name);
  if (!type) throw new Error(`Unknown event ${event.name}`);
  type.schema.parse(event.data);
  return event;
}
