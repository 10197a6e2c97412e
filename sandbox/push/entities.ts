import { createECDH, randomBytes } from "node:crypto";
import type { Context } from "../context";
import type { Entity } from "../collection";

/** A browser's subscription, with the browser's side of its keys; all base64url. */
export interface Subscription extends Entity {
  p256dh: string;
  auth: string;
  privateKey: string;
  /** The VAPID key that it was made for; only its holder may push. */
  applicationServerKey: string;
  /** A browser that ended it; its push service answers 410 from then on. */
  ended: boolean;
  createdAt: string;
}

/** A message as the browser would have read it. */
export interface PushedMessage extends Entity {
  subscription: string;
  text: string;
  ttl: number;
  urgency: string;
  topic: string | null;
  /** Who sent it, as the VAPID token says. */
  subject: string;
  receivedAt: string;
}

export function pushStore({ store }: Context) {
  return {
    subscriptions: store.collection<Subscription>("push-subscriptions"),
    messages: store.collection<PushedMessage>("push-messages"),
  };
}

/** Subscribes a simulated browser. */
export function subscribe(ctx: Context, applicationServerKey: string): Subscription {
  const pair = createECDH("prime256v1");
  const p256dh = pair.generateKeys("base64url");
  return pushStore(ctx).subscriptions.put({
    id: randomBytes(24).toString("base64url"),
    p256dh,
    auth: randomBytes(16).toString("base64url"),
    privateKey: pair.getPrivateKey("base64url"),
    applicationServerKey,
    ended: false,
    createdAt: new Date().toISOString(),
  });
}

/** What the browser hands to its site: `PushSubscription.toJSON()`. */
export function subscriptionJson({ settings }: Context, { id, p256dh, auth }: Subscription) {
  return { id, endpoint: `${settings.url}/push/send/${id}`, expirationTime: null, keys: { p256dh, auth } };
}

/** The messages that the browsers received, newest first. */
export function pushedMessages(ctx: Context, subscription?: string): PushedMessage[] {
  return pushStore(ctx)
    .messages.all()
    .reverse()
    .filter((message) => !subscription || message.subscription === subscription);
}
