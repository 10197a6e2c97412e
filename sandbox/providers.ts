import type { Hono } from "hono";
import type { Context, Env } from "./context";
import { facebook } from "./facebook/stand-in";
import { google } from "./google/stand-in";
import { mailbox } from "./mailbox/stand-in";
import { openai } from "./openai-stand-in";
import { push } from "./push/stand-in";
import { stripe } from "./stripe/stand-in";

/**
 * One vendor's stand-in. A folder each, in the same shape: entities.ts (what it keeps), seed.ts (what exists at
 * first), errors.ts (the vendor's errors), *-routes.ts (the vendor's paths), stand-in.ts (this object).
 */
export interface StandIn {
  name: string;
  /** Puts in what exists at first; called at every start and after a reset, so it must not overwrite. */
  seed(ctx: Context): void;
  mount(app: Hono<Env>, ctx: Context): void;
  /** What GET /api/state tells of it; never a secret. */
  state(ctx: Context): unknown;
  /** Ends its timers. */
  stop?(ctx: Context): void;
}

/** Another vendor joins here: add the folder, then its stand-in to this list. */
export const STAND_INS: StandIn[] = [facebook, google, mailbox, openai, push, stripe];

/** Names that a fault may be set for. */
export const FAULT_PROVIDERS = ["facebook", "google", "openai", "compatible", "mailbox", "push", "stripe"];
