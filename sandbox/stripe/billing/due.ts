import type { Context } from "../../context";
import { stripeStore } from "../core/entities";
import { sceneAt, type Scene } from "../core/scene";
import { expireSession } from "./sessions";
import { itemOf } from "./lines";
import { payInvoice } from "./payments/pay";
import { advanceDraft, renew } from "./renew";

interface Due {
  at: number;
  run(scene: Scene): void;
}

const LIVE = new Set(["trialing", "active", "past_due", "unpaid"]);
const MOST = 20_000;

/** Everything that time alone will bring. */
function* upcoming(ctx: Context): Generator<Due> {
  const { subscriptions, invoices, sessions } = stripeStore(ctx);
  for (const row of subscriptions.all()) {
    if (!LIVE.has(row.status)) continue;
    yield { at: itemOf(row).current_period_end, run: (scene) => renew(scene, row) };
  }
  for (const row of invoices.all()) {
    if (!row.auto_advance) continue;
    if (row.status === "draft" && row.automatically_finalizes_at)
      yield { at: row.automatically_finalizes_at, run: (scene) => advanceDraft(scene, row) };
    if (row.status === "open" && row.next_payment_attempt && row.attempted)
      yield { at: row.next_payment_attempt, run: (scene) => void payInvoice(scene, row) };
  }
  for (const row of sessions.all())
    if (row.status === "open") yield { at: row.expires_at, run: (scene) => void expireSession(scene, row) };
}

/** Runs what is due up to a time in order, each at its own moment; `at` is called with it before. */
export function runDue(ctx: Context, until: number, at: (time: number) => void = () => {}): void {
  for (let i = 0; i < MOST; i++) {
    let first: Due | null = null;
    for (const due of upcoming(ctx)) if (due.at <= until && (!first || due.at < first.at)) first = due;
    if (!first) return;
    at(first.at);
    first.run(sceneAt(ctx, first.at));
  }
  throw new Error("Stripe's clock was advanced over too many events at once");
}

/** When the last of the drafts that become final by themselves until a time does; null without any. */
export function lastDraft(ctx: Context, until: number): number | null {
  const times = stripeStore(ctx)
    .invoices.all()
    .filter(({ status, auto_advance: auto }) => status === "draft" && auto)
    .map((row) => row.automatically_finalizes_at ?? Infinity)
    .filter((time) => time <= until);
  return times.length > 0 ? Math.max(...times) : null;
}
