import type { Context } from "../../context";
import { HOUR } from "../core/dates";
import { invalid } from "../core/errors";
import { sandboxTime, setSandboxTime } from "../core/scene";
import { lastDraft, runDue } from "./due";

const ticked = new WeakMap<Context, number>();

/** Does what has come due by itself, at most once a second. Called by a timer, and before each API call. */
export function tick(ctx: Context): void {
  const now = sandboxTime(ctx);
  if (ticked.get(ctx) === now) return;
  ticked.set(ctx, now);
  runDue(ctx, now);
}

/**
 * Moves the sandbox's own Stripe time forward, doing in order what comes due. Invoices that would stay
 * drafts for an hour more are finished as well, by moving that hour too. Answers the new time, seconds.
 */
export function advanceSandbox(ctx: Context, to: number): number {
  if (to < sandboxTime(ctx)) throw invalid("Time cannot be moved backwards.");
  const run = (until: number) => {
    runDue(ctx, until, (time) => setSandboxTime(ctx, Math.max(time, sandboxTime(ctx))));
    setSandboxTime(ctx, until);
  };
  run(to);
  const draft = lastDraft(ctx, to + HOUR);
  if (draft !== null) run(draft);
  return sandboxTime(ctx);
}
