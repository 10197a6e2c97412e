import type { Hono } from "hono";
import type { Context, Env } from "./context";

/**
 * One vendor's stand-in. A folder each, in the same shape: entities.ts (what it keeps), seed.ts (what exists at
 * first), errors.ts (the vendor's errors), files that end in -routes (the vendor's paths), stand-in.ts (this object).
 */
export interface StandIn {
  name: string;
  /** Puts in what exists at first; called at every start and after a reset, so it must not overwrite. */
  seed(ctx: Context): void;
  mount(app: Hono<Env>, ctx: Context): void;
  /** Its part of GET /api/state; never a secret. */
  state(ctx: Context): unknown;
  /** Ends its timers. */
  stop?(ctx: Context): void;
}
