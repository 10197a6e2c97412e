import type Stripe from "stripe";
import { courierOf } from "../webhooks/courier";
import { stripeStore } from "./entities";
import { API_VERSION } from "./errors";
import { newId } from "./ids";
import type { Scene } from "./scene";

const KEPT = 5000;

/**
 * Makes an event with a copy of the object as it is now, and hands it to every endpoint that wants it.
 * `previous` are the values that changed, for *.updated.
 */
export function emit(scene: Scene, type: string, object: object, previous?: object): Stripe.Event {
  const event = {
    id: newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: scene.now,
    data: {
      object: structuredClone(object),
      ...(previous ? { previous_attributes: structuredClone(previous) } : {}),
    },
    livemode: false,
    pending_webhooks: 0,
    request: scene.request ?? { id: null, idempotency_key: null },
    type,
    // The union of all events wants one literal type each; this is the one place that makes them all.
  } as unknown as Stripe.Event;
  const { events } = stripeStore(scene.ctx);
  events.put(event);
  events.trim(KEPT);
  const endpoints = courierOf(scene.ctx).deliver(event);
  event.pending_webhooks = endpoints;
  return event;
}

/** The former values of the fields that differ, as Stripe sends them in previous_attributes; null if none does. */
export function changes<T extends object>(before: T, after: T): Partial<T> | null {
  const keys = Object.keys(after) as (keyof T)[];
  const changed = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (changed.length === 0) return null;
  return Object.fromEntries(changed.map((key) => [key, before[key] ?? null])) as Partial<T>;
}
