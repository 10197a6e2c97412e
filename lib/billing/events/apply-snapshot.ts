import "server-only";
import { audit } from "@/lib/audit/record-audit";
import { type Holder, grantCredits, takeCredits } from "@/lib/credits/mutations";
import { type Db, db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import type { StripeReversal, StripeSnapshot } from "@/lib/providers/stripe/snapshot";
import { type CreditEvent, deriveCreditEvents } from "./derive-credit-events";
import { type StoredSubscription, deriveSubscription } from "./derive-subscription";
import { notifyPayment } from "./notify-payment";

/** One reading of a customer at Stripe: whose, and its sequence number (fence) for this person. */
export type StripeRead = { userId: string; fence: number };

/**
 * Stores a Stripe snapshot: the subscription, and the entries that the credit ledger lacks. Idempotent; a reading older
 * than the last stored one is dropped. @returns descriptions of what changed, for the log
 */
export async function applySnapshot(reading: StripeRead, snapshot: StripeSnapshot): Promise<string[]> {
  const { userId, fence } = reading;
  const creditEvents = deriveCreditEvents(snapshot, userId, env().TRIAL_CREDITS);
  const subscription = deriveSubscription(snapshot, creditEvents);
  return db.$transaction(
    async (tx) => {
      const [customer] = await tx.$queryRaw<{ creditSortKey: string }[]>`
        UPDATE "StripeCustomer" SET "seen" = ${fence}
        WHERE "userId" = ${userId}::uuid AND "seen" < ${fence} RETURNING "creditSortKey"`;
      if (!customer) return [];
      const changes = subscription ? await saveSubscription(tx, userId, subscription) : [];
      const known = await knownKeys(tx, userId);
      let sortKey = customer.creditSortKey;
      for (const creditEvent of creditEvents) {
        const applied = await applyCreditEvent(tx, { userId }, creditEvent, { sortKey, known });
        if (applied) changes.push(applied);
        if (creditEvent.resets && creditEvent.sortKey > sortKey) sortKey = creditEvent.sortKey;
      }
      for (const reversal of snapshot.reversals) {
        const creditEvent = creditEvents.find(({ invoice }) => invoice === reversal.invoice);
        // Credits of an earlier period have already expired with it.
        if (creditEvent && creditEvent.sortKey >= sortKey)
          changes.push(...(await applyReversal(tx, { userId }, reversal, creditEvent, known)));
      }
      await tx.stripeCustomer.update({ where: { userId }, data: { creditSortKey: sortKey } });
      return changes;
    },
    { timeout: 20_000, maxWait: 20_000 },
  );
}

async function saveSubscription(tx: Db, userId: string, next: StoredSubscription): Promise<string[]> {
  const before = await tx.subscription.findUnique({ where: { userId } });
  await tx.subscription.upsert({ where: { userId }, create: { userId, ...next }, update: next });
  if (before?.plan !== next.plan || before.status !== next.status)
    await audit(userId, "PLAN_CHANGED", { plan: next.plan, status: next.status }, tx);
  await notifyPayment(tx, userId, before, next);
  return Object.entries(next)
    .map(([name, value]) => [name, textOf(before?.[name as keyof StoredSubscription]), textOf(value)])
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name}: ${was} → ${is}`);
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value ?? "none"));

/** What the ledger has, by its key: the change of the balance, and of the period's grant. */
type Known = Map<string, { delta: number; grantDelta: number | null }>;

async function knownKeys(tx: Db, userId: string): Promise<Known> {
  const entries = await tx.creditEntry.findMany({
    where: { userId, generationId: null },
    select: { key: true, delta: true, grantDelta: true },
  });
  return new Map(entries.map(({ key, ...entry }) => [key, entry]));
}

/** Adds an event that the ledger lacks. Credits from before the last reset are granted and expired at once. */
async function applyCreditEvent(
  tx: Db,
  holder: Holder,
  { key, credits, resets, sortKey }: CreditEvent,
  at: { sortKey: string; known: Known },
): Promise<string | null> {
  const late = sortKey < at.sortKey;
  if (at.known.has(key) || (credits === 0 && sortKey <= at.sortKey)) return null;
  const expire = (amount: number | "all") =>
    takeCredits(tx, holder, { key: `expire:${key}`, amount, reason: "EXPIRE" });
  if (resets && !late) await expire("all");
  if (credits > 0) await grantCredits(holder, credits, key, tx);
  if (late && credits > 0) await expire(credits);
  return credits > 0 ? `${key} +${credits}${late ? " (its period is over)" : ""}` : key;
}

/** Withdraws the credits of a payment that was refunded or disputed; a won dispute restores them. */
async function applyReversal(
  tx: Db,
  holder: Holder,
  { charge, amount, refunded, dispute }: StripeReversal,
  { credits }: CreditEvent,
  known: Known,
): Promise<string[]> {
  const changes: string[] = [];
  const share = (part: number) => Math.floor((credits * part) / amount);
  const withdraw = async (key: string, wanted: number) => {
    if (known.has(key)) return;
    const taken = await takeCredits(tx, holder, { key, amount: wanted, reason: "WITHDRAW" });
    changes.push(`${key} -${taken}`);
  };
  const prefix = `withdraw:${charge}:`;
  const parts = [...known.keys()].filter((key) => key.startsWith(prefix));
  const before = Math.max(0, ...parts.map((key) => Number(key.slice(prefix.length))));
  if (refunded > before) await withdraw(`${prefix}${refunded}`, share(refunded) - share(before));
  if (!dispute) return changes;
  const held = known.get(`dispute:${dispute.id}`);
  if (!dispute.won) await withdraw(`dispute:${dispute.id}`, credits - share(refunded));
  else if (held && (await restore(tx, holder, `restore:${dispute.id}`, held)))
    changes.push(`restore:${dispute.id} +${-held.delta}`);
  return changes;
}

/** Gives back what a withdrawal took, and to the period's grant what it was to take. */
const restore = (
  tx: Db,
  holder: Holder,
  key: string,
  { delta, grantDelta }: { delta: number; grantDelta: number | null },
) => grantCredits(holder, -delta, key, tx, grantDelta === null ? null : -grantDelta);
