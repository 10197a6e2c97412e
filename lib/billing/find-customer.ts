import "server-only";
import type { Actor } from "@/lib/auth";
import { db } from "@/lib/db";
import { makeCustomer } from "@/lib/providers/stripe/checkout";

/** The actor's id at Stripe; null for who never went to a checkout. */
export async function findCustomer(actor: Actor): Promise<string | null> {
  const row = await db.stripeCustomer.findUnique({
    where: { userId: actor.userId },
    select: { customerId: true },
  });
  return row?.customerId ?? null;
}

/** The actor's id at Stripe, made at the first checkout: one customer a person, however many ask at once. */
export async function requireCustomer(actor: Actor): Promise<string> {
  const known = await findCustomer(actor);
  if (known) return known;
  const { userId, email } = actor;
  const customerId = await makeCustomer({ userId, email });
  await rememberCustomer(actor, customerId);
  return (await findCustomer(actor)) ?? customerId;
}

/** Keeps the first customer of a person; however many come at once, none fails. */
export async function rememberCustomer({ userId }: Pick<Actor, "userId">, customerId: string): Promise<void> {
  // Without a target: two rows that are alike in both keys may meet in the second, where a target would be an error.
  await db.$executeRaw`
    INSERT INTO "StripeCustomer" ("userId", "customerId", "createdAt")
    VALUES (${userId}::uuid, ${customerId}, app_now()) ON CONFLICT DO NOTHING`;
}
