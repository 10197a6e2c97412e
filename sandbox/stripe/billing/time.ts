import type { Context } from "../../context";
import { HOUR } from "../core/dates";
import { stripeStore } from "../core/entities";
import { emit } from "../core/emit";
import { invalid } from "../core/errors";
import { sandboxTime, sceneAt, type Scene, setSandboxTime } from "../core/scene";
import { lastDraft, runDue } from "./due";

const ticked = new WeakMap<Context, number>();

/** Does what has come due by itself, at most once a second. Called by a timer, and before each API call. */
export function tick(ctx: Context): void {
  const now = sandboxTime(ctx);
  if (ticked.get(ctx) === now) return;
  ticked.set(ctx, now);
  runDue(ctx, null, now);
}

/**
 * Moves the sandbox's own Stripe time forward, doing in order what comes due. With `settle`, invoices that would
 * stay drafts for an hour more are finished as well, by moving that hour too. Answers the new time, seconds.
 */
export function advanceSandbox(ctx: Context, to: number, settle: boolean): number {
  if (to < sandboxTime(ctx)) throw invalid("Time cannot be moved backwards.");
  const run = (until: number) => {
    runDue(ctx, null, until, (time) => setSandboxTime(ctx, Math.max(time, sandboxTime(ctx))));
    setSandboxTime(ctx, until);
  };
  run(to);
  const draft = settle ? lastDraft(ctx, null, to + HOUR) : null;
  if (draft !== null) run(draft);
  return sandboxTime(ctx);
}

/** Moves a test clock forward; it is ready at once. Says test_helpers.test_clock.advancing and .ready. */
export function advanceTestClock(scene: Scene, id: string, to: number): void {
  const { testClocks } = stripeStore(scene.ctx);
  const set = (change: { status?: "advancing" | "ready"; frozen_time?: number }) => {
    const row = testClocks.get(id);
    if (!row) throw invalid(`No such test clock: '${id}'`);
    const status = change.status ?? row.status;
    return testClocks.put({
      ...row,
      ...change,
      status_details: status === "advancing" ? { advancing: { target_frozen_time: to } } : {},
    });
  };
  emit(scene, "test_helpers.test_clock.advancing", set({ status: "advancing" }));
  runDue(scene.ctx, id, to, (time) => void set({ frozen_time: time }));
  emit(sceneAt(scene.ctx, to), "test_helpers.test_clock.ready", set({ status: "ready", frozen_time: to }));
}
