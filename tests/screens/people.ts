import type { Actor } from "../../lib/auth/actor";
import { db } from "../../lib/db";
import { planOf } from "../../lib/billing/plans";
import { env } from "../../lib/settings/env";
import type { Plan, SubscriptionStatus } from "../../lib/generated/prisma/enums";
import { makePhoto } from "../photos";
import { actorOf, connectPage } from "../facebook";
import { makeBusiness, makeSession, makeUser } from "../factories";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time of day (UTC) `days` from now. */
export function inDays(days: number, hour = 9, minute = 15): Date {
  const day = new Date(Date.now() + days * DAY_MS);
  day.setUTCHours(hour, minute, 0, 0);
  return day;
}

export type Person = { userId: string; token: string; actor: Actor };

type Parts = {
  brand?: boolean;
  connected?: boolean;
  plan?: {
    status?: SubscriptionStatus;
    plan?: Plan;
    credits?: number;
    cancelAt?: Date;
    pastDueSince?: Date;
    ends?: Date;
  };
};

/** A signed-in person with a verified address, and whatever else is requested. */
export async function person(
  name: string,
  { brand = true, connected = false, plan }: Parts = {},
): Promise<Person> {
  // Short enough for the photos, and nobody else's: no two are made within a millisecond.
  const of = Date.now().toString(36).slice(-6);
  const { id: userId } = await makeUser({ email: `${name}@kovacs-${of}.example` });
  if (brand) await makeBusiness(userId);
  const { token } = await makeSession(userId);
  if (plan) await subscribe(userId, plan);
  const actor = connected ? await connectPage(token) : await actorOf(token);
  return { userId, token, actor };
}

async function subscribe(userId: string, parts: NonNullable<Parts["plan"]>): Promise<void> {
  const { status = "ACTIVE", plan = "STANDARD", credits = 150_000, cancelAt, pastDueSince, ends } = parts;
  await db.creditAccount.create({ data: { userId, balance: credits } });
  const trial = { key: `trial:${userId}`, delta: 20_000, reason: "GRANT" as const, createdAt: inDays(-20) };
  const grant = {
    key: `grant:in_${userId}`,
    delta: Math.max(credits, planOf(plan).credits),
    reason: "GRANT" as const,
    createdAt: inDays(-13),
  };
  await db.creditEntry.createMany({
    data: (status === "TRIALING" || credits === 0 ? [trial] : [trial, grant]).map((entry) => ({
      userId,
      ...entry,
    })),
  });
  const creditSortKey = `${inDays(-13).toISOString()}|${inDays(-20).toISOString()}|1|${grant.key}`;
  await db.stripeCustomer.create({ data: { userId, customerId: `cus_${userId}`, creditSortKey } });
  await db.subscription.create({
    data: { userId, status, plan, cancelAt, pastDueSince, currentPeriodEnd: ends ?? inDays(17) },
  });
}

/** A photo that the sandbox draws, in the person's media. @returns the media's id */
export async function photo({ actor }: Person, prompt: string): Promise<string> {
  const reply = await fetch(`${env().OPENAI_BASE_URL}/images/generations`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: "Bearer sk-sandbox" },
    body: JSON.stringify({ model: "gpt-image-2.6-flare", prompt, size: "1536x1024" }),
  });
  const { data } = (await reply.json()) as { data: { b64_json: string }[] };
  return (await makePhoto(actor, Buffer.from(data[0]?.b64_json ?? "", "base64"))).id;
}
