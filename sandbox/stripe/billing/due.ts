import type { Context } from "../../context";
import { DAY, HOUR } from "../core/dates";
import { stripeStore } from "../core/entities";
import { idOf } from "../core/ids";
import { clockOf, sceneAt, type Scene } from "../core/scene";
import { endSubscription } from "./end";
import { expireSession } from "./expire";
import { itemOf } from "./lines";
import { payInvoice } from "./pay";
import { advanceDraft, giveUp, renew, resumeCollection } from "./renew";
import { trialWillEnd } from "./start";

interface Due {
  at: number;
  run(scene: Scene): void;
}

const LIVE = new Set(["trialing", "active", "past_due", "unpaid"]);
const MOST = 20_000;

/** Everything that time alone will bring to customers on this clock (null: the sandbox's own). */
function* upcoming(ctx: Context, clock: string | null): Generator<Due> {
  const { subscriptions, subscriptionNotes, invoices, sessions } = stripeStore(ctx);
  const mine = (customer: string | { id: string } | null) => clockOf(ctx, idOf(customer)) === clock;
  for (const row of subscriptions.all()) {
    if (row.status === "incomplete" && mine(row.customer))
      yield { at: row.created + 23 * HOUR, run: (scene) => giveUp(scene, row) };
    if (!LIVE.has(row.status) || !mine(row.customer)) continue;
    yield { at: itemOf(row).current_period_end, run: (scene) => renew(scene, row) };
    if (row.cancel_at && !row.cancel_at_period_end)
      yield { at: row.cancel_at, run: (scene) => void endSubscription(scene, row, "cancellation_requested") };
    if (row.status === "trialing" && row.trial_end && !subscriptionNotes.get(row.id)?.trialWillEndSent)
      yield { at: row.trial_end - 3 * DAY, run: (scene) => trialWillEnd(scene, row) };
    const resumes = row.pause_collection?.resumes_at;
    if (resumes) yield { at: resumes, run: (scene) => resumeCollection(scene, row) };
  }
  for (const row of invoices.all()) {
    if (!row.auto_advance || !mine(row.customer as string | null)) continue;
    if (row.status === "draft" && row.automatically_finalizes_at)
      yield { at: row.automatically_finalizes_at, run: (scene) => advanceDraft(scene, row) };
    if (row.status === "open" && row.next_payment_attempt && row.attempted)
      yield { at: row.next_payment_attempt, run: (scene) => void payInvoice(scene, row) };
  }
  for (const row of sessions.all())
    if (row.status === "open" && mine(row.customer))
      yield { at: row.expires_at, run: (scene) => void expireSession(scene, row) };
}

/**
 * Does in order what is due up to a time, each at its own moment. `at` is told before each, so that a test clock
 * can show it.
 */
export function runDue(
  ctx: Context,
  clock: string | null,
  until: number,
  at: (time: number) => void = () => {},
): void {
  for (let i = 0; i < MOST; i++) {
    let first: Due | null = null;
    for (const due of upcoming(ctx, clock)) if (due.at <= until && (!first || due.at < first.at)) first = due;
    if (!first) return;
    at(first.at);
    first.run(sceneAt(ctx, first.at));
  }
  throw new Error("Stripe's time was moved over too much at once");
}

/** Whether invoices of this clock are drafts that become final within `seconds` from `now`; when the last does. */
export function lastDraft(ctx: Context, clock: string | null, until: number): number | null {
  const times = stripeStore(ctx)
    .invoices.all()
    .filter(
      (row) =>
        row.status === "draft" &&
        row.auto_advance &&
        clockOf(ctx, idOf(row.customer as string | null)) === clock,
    )
    .flatMap((row) =>
      row.automatically_finalizes_at && row.automatically_finalizes_at <= until
        ? [row.automatically_finalizes_at]
        : [],
    );
  return times.length > 0 ? Math.max(...times) : null;
}
