import "server-only";
import { audit } from "@/lib/accounts/record-audit";
import { type Holder, grantCredits, takeCredits } from "@/lib/credits/mutations";
import { type Db, db } from "@/lib/db";
import { env } from "@/lib/env";
import type { StripeReversal, StripeStanding } from "@/lib/providers/stripe/standing";
import { type CreditMoment, deriveMoments } from "./derive-moments";
import { type StoredSubscription, deriveSubscription } from "./derive-subscription";

/** One reading of Stripe: whose, and its place among the readings of this person. */
export type Reading = { userId: string; fence: number };

/**
 * Writes what was read of Stripe: the subscription, and in the ledger what is missing there. Repeating it changes
 * nothing, and an older reading than the last one written is dropped. Answers what changed, in words for the log.
 */
export async function applyStanding(reading: Reading, standing: StripeStanding): Promise<string[]> {
  const { userId, fence } = reading;
  const moments = deriveMoments(standing, userId, env().TRIAL_CREDITS);
  const subscription = deriveSubscription(standing, moments);
  return db.$transaction(
    async (tx) => {
      const [customer] = await tx.$queryRaw<{ creditMark: string }[]>`
        UPDATE "StripeCustomer" SET "seen" = ${fence}
        WHERE "userId" = ${userId}::uuid AND "seen" < ${fence} RETURNING "creditMark"`;
      if (!customer) return [];
      const told = subscription ? await saveSubscription(tx, userId, subscription) : [];
      const known = await knownKeys(tx, userId);
      let mark = customer.creditMark;
      for (const moment of moments) {
        const applied = await applyMoment(tx, { userId }, moment, { mark, known });
        if (applied) told.push(applied);
        if (moment.resets && moment.mark > mark) mark = moment.mark;
      }
      for (const reversal of standing.reversals) {
        const moment = moments.find(({ invoice }) => invoice === reversal.invoice);
        // What an earlier period brought has expired with it.
        if (moment && moment.mark >= mark)
          told.push(...(await applyReversal(tx, { userId }, reversal, moment, known)));
      }
      await tx.stripeCustomer.update({ where: { userId }, data: { creditMark: mark } });
      return told;
    },
    { timeout: 20_000, maxWait: 20_000 },
  );
}

async function saveSubscription(tx: Db, userId: string, next: StoredSubscription): Promise<string[]> {
  const before = await tx.subscription.findUnique({ where: { userId } });
  await tx.subscription.upsert({ where: { userId }, create: { userId, ...next }, update: next });
  if (before?.plan !== next.plan || before.status !== next.status)
    await audit(userId, "PLAN_CHANGED", { plan: next.plan, status: next.status }, tx);
  return Object.entries(next)
    .map(([name, value]) => [name, textOf(before?.[name as keyof StoredSubscription]), textOf(value)])
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name}: ${was} → ${is}`);
}

const textOf = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value ?? "none"));

async function knownKeys(tx: Db, userId: string): Promise<Map<string, number>> {
  const entries = await tx.creditEntry.findMany({
    where: { userId, generationId: null },
    select: { key: true, delta: true },
  });
  return new Map(entries.map(({ key, delta }) => [key, delta]));
}

/** Enters a moment that is not in the ledger yet. One from before the last new beginning comes and goes at once. */
async function applyMoment(
  tx: Db,
  holder: Holder,
  { key, credits, resets, mark }: CreditMoment,
  at: { mark: string; known: Map<string, number> },
): Promise<string | null> {
  const late = mark < at.mark;
  if (at.known.has(key) || (credits === 0 && mark <= at.mark)) return null;
  const expire = (amount: number | "all") =>
    takeCredits(tx, holder, { key: `expire:${key}`, amount, reason: "EXPIRE" });
  if (resets && !late) await expire("all");
  if (credits > 0) await grantCredits(holder, credits, key, tx);
  if (late && credits > 0) await expire(credits);
  return credits > 0 ? `${key} +${credits}${late ? " (its period is over)" : ""}` : key;
}

/** Takes back what a payment brought that was itself taken back; a dispute that is won gives it again. */
async function applyReversal(
  tx: Db,
  holder: Holder,
  { charge, amount, refunded, dispute }: StripeReversal,
  { credits }: CreditMoment,
  known: Map<string, number>,
): Promise<string[]> {
  const told: string[] = [];
  const share = (part: number) => Math.floor((credits * part) / amount);
  const withdraw = async (key: string, wanted: number) => {
    if (known.has(key)) return;
    const taken = await takeCredits(tx, holder, { key, amount: wanted, reason: "WITHDRAW" });
    told.push(`${key} -${taken}`);
  };
  const prefix = `withdraw:${charge}:`;
  const parts = [...known.keys()].filter((key) => key.startsWith(prefix));
  const before = Math.max(0, ...parts.map((key) => Number(key.slice(prefix.length))));
  if (refunded > before) await withdraw(`${prefix}${refunded}`, share(refunded) - share(before));
  if (!dispute) return told;
  const held = known.get(`dispute:${dispute.id}`);
  if (!dispute.won) await withdraw(`dispute:${dispute.id}`, credits - share(refunded));
  else if (held && (await grantCredits(holder, -held, `restore:${dispute.id}`, tx)))
    told.push(`restore:${dispute.id} +${-held}`);
  return told;
}
