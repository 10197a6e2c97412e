import type { Context } from "../../context";
import { stripeStore } from "../core/entities";
import { type Attempt, type Delivery, modeOf, webhookStore } from "./entities";
import { signatureFor } from "./signature";
import { targetOf } from "./targets";

const TIMEOUT_MS = 20_000;

/** Sends one delivery now, notes the attempt, and sets what comes next. The signature carries this computer's time. */
export async function send(ctx: Context, id: string): Promise<Attempt> {
  const { deliveries } = webhookStore(ctx);
  const delivery = deliveries.get(id);
  const event = delivery && stripeStore(ctx).events.get(delivery.event);
  const target = delivery && targetOf(ctx, delivery.endpoint);
  if (!delivery || !event || !target) {
    if (delivery) deliveries.put({ ...delivery, state: "failed", nextAt: null });
    return { at: new Date().toISOString(), status: null, ms: 0, error: "The event or its endpoint is gone" };
  }
  deliveries.put({ ...delivery, nextAt: null });
  const attempt = await post(target.url, target.secret, JSON.stringify(event));
  const now = deliveries.get(id);
  // A reset in the meantime took it away.
  if (!now) return attempt;
  const attempts = [...now.attempts, attempt];
  const done = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  const wait = modeOf(ctx).backoffMs[attempts.length - 1];
  const state: Delivery["state"] = done ? "delivered" : wait === undefined ? "failed" : "pending";
  deliveries.put({ ...now, attempts, state, nextAt: state === "pending" ? Date.now() + (wait ?? 0) : null });
  const current = stripeStore(ctx).events.get(event.id);
  if (done && current && current.pending_webhooks > 0 && now.state !== "delivered") {
    current.pending_webhooks--;
    stripeStore(ctx).events.put(current);
  }
  return attempt;
}

async function post(url: string, secret: string, body: string): Promise<Attempt> {
  const started = Date.now();
  const at = new Date(started).toISOString();
  try {
    const reply = await fetch(url, {
      method: "POST",
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "content-type": "application/json; charset=utf-8",
        "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
        "stripe-signature": signatureFor(body, secret, Math.floor(started / 1000)),
      },
    });
    await reply.arrayBuffer();
    return { at, status: reply.status, ms: Date.now() - started };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      at,
      status: null,
      ms: Date.now() - started,
      error: cause instanceof Error ? cause.message : String(cause),
    };
  }
}
