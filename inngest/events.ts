import { eventType } from "inngest";
import { z } from "zod";
import type { JobEvent } from "@/lib/jobs";

const id = z.int().positive();

/** A post is to go out at `scheduledAt`, on the page `FACEBOOK:<id>`. */
export const postScheduled = eventType("post/scheduled", {
  schema: z.object({ postId: id, scheduledAt: z.iso.datetime(), page: z.string().min(1) }),
});
/** A post is not to go out after all. */
export const postCancelled = eventType("post/cancelled", { schema: z.object({ postId: id }) });
/** A post may or may not be on its page. */
export const deliveryInDoubt = eventType("delivery/in-doubt", { schema: z.object({ deliveryId: id }) });
/** Credits are held for a call of the model. */
export const generationReserved = eventType("generation/reserved", {
  schema: z.object({ generationId: z.uuid() }),
});
/** Stripe has told something that is kept, and not yet worked off. */
export const stripeReceived = eventType("stripe/received", {
  schema: z.object({ eventId: z.string().min(1) }),
});

const events = [postScheduled, postCancelled, deliveryInDoubt, generationReserved, stripeReceived];

/** An event as Inngest gets it. @throws when its payload is not what its type says */
export function checkedEvent(event: JobEvent): JobEvent {
  const type = events.find(({ name }) => name === event.name);
  if (!type) throw new Error(`Nobody knows the event ${event.name}`);
  type.schema.parse(event.data);
  return event;
}
