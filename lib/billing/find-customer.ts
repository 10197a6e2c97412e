import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { makeCustomer } from "@/lib/providers/stripe/checkout";

/** The actor's Stripe customer id; null before their first checkout. */
export async function findCustomer(actor: Actor): Promise<string | null> {
  const row = await db.stripeCustomer.findUnique({
    where: { userId: actor.userId },
    select: { customerId: true },
  });
  return row?.customerId ?? null;
}

/** The actor's Stripe customer id, created at the first checkout: one per person, also under concurrent requests. */
export async function requireCustomer(actor: Actor): Promise<string> {
  const known = await findCustomer(actor);
  if (known) return known;
  const { userId, email } = actor;
  const customerId = await makeCustomer({ userId, email });
  await rememberCustomer(actor, customerId);
  return (await findCustomer(actor)) ?? customerId;
}

/** Stores a person's first customer id; concurrent calls do not fail. */
export async function rememberCustomer({ userId }: Pick<Actor, "userId">, customerId: string): Promise<void> {
  // No conflict target: a concurrent identical row may conflict on either key, and a target would name only one.
  await db.$executeRaw`
    INSERT INTO "StripeCustomer" ("userId", "customerId", "createdAt")
    VALUES (${userId}::uuid, ${customerId}, app_now()) ON CONFLICT DO NOTHING`;
}
