import type { Context } from "../../context";
import type { Entity } from "../../collection";

/** Where and when something happens: what every function of the stand-in is given. */
export interface Scene {
  ctx: Context;
  /** Stripe's time, in seconds since 1970. */
  now: number;
  /** The API request that causes it; null for what happens by itself. */
  request: { id: string; idempotency_key: string | null } | null;
}

interface ClockRow extends Entity {
  /** Seconds that Stripe's time is ahead of this computer's. */
  ahead: number;
}

const ROW = "clock";

function rows(ctx: Context) {
  return ctx.store.collection<ClockRow>("stripe-clock");
}

/** Stripe's time, in seconds. */
export function sandboxTime(ctx: Context): number {
  return Math.floor(Date.now() / 1000) + (rows(ctx).get(ROW)?.ahead ?? 0);
}

/** Sets Stripe's time; it runs on from there. */
export function setSandboxTime(ctx: Context, now: number): void {
  rows(ctx).put({ id: ROW, ahead: now - Math.floor(Date.now() / 1000) });
}

/** A scene that no request causes, at Stripe's time or at the given one. */
export function sceneAt(ctx: Context, now = sandboxTime(ctx)): Scene {
  return { ctx, now, request: null };
}
