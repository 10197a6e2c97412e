import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { encodeSessionToken } from "../lib/auth/actor";
import { db } from "../lib/db";
import type { Plan, PostStatus, SubscriptionStatus } from "../lib/generated/prisma/enums";
import type { BusinessInput, businessSchema } from "../lib/brand/schema";

const DAY_MS = 24 * 60 * 60 * 1000;
const fromNow = (ms: number) => new Date(Date.now() + ms);

/** A person with a verified address; `email: null` verifies nothing. */
export async function makeUser(parts: { email?: string; verified?: boolean; passwordHash?: string } = {}) {
  return db.user.create({
    data: {
      email: parts.email ?? `owner-${randomUUID()}@example.com`,
      passwordHash: parts.passwordHash,
      emailVerifiedAt: parts.verified === false ? null : new Date(),
    },
  });
}

/** A signed-in device of a person. `token` is what cookie and bearer carry. */
export async function makeSession(userId: string, parts: { expiresAt?: Date; revokedAt?: Date } = {}) {
  const session = await db.session.create({ data: { userId, expiresAt: fromNow(30 * DAY_MS), ...parts } });
  return { ...session, token: await encodeSessionToken({ userId, sessionId: session.id }) };
}

/** A brand profile. */
export async function makeBusiness(userId: string, parts: Partial<BusinessInput> = {}) {
  return db.businessProfile.create({ data: { userId, ...bakery, ...parts } });
}

/** A bakery's brand profile, as it is sent. */
export const bakery: z.input<typeof businessSchema> = {
  businessName: "Kovács Bakery",
  industry: "retail",
  description: "Sourdough and poppy seed rolls from half past six, baked on Bartók Béla út.",
  targetAudience: "Families and early commuters in the eleventh district",
  painPoints: "Supermarket bread is stale by noon, and good bread sells out before eight",
};

/** An active plan and its credits, with their entry in the ledger. */
export async function makeSubscription(
  userId: string,
  parts: { status?: SubscriptionStatus; plan?: Plan; credits?: number } = {},
) {
  const credits = parts.credits ?? 150_000;
  await db.creditAccount.create({ data: { userId, balance: credits } });
  if (credits > 0)
    await db.creditEntry.create({ data: { userId, key: `test:${userId}`, delta: credits, reason: "GRANT" } });
  return db.subscription.create({
    data: {
      userId,
      status: parts.status ?? "ACTIVE",
      plan: parts.plan ?? "STANDARD",
      currentPeriodEnd: fromNow(30 * DAY_MS),
    },
  });
}

/** A written post, which its owner has read; `readRevision: null` makes it one that nobody has. */
export async function makePost(
  userId: string,
  parts: {
    content?: string;
    status?: PostStatus;
    scheduledAt?: Date;
    createdAt?: Date;
    publishedAt?: Date;
    deletedAt?: Date;
    cost?: number;
    readRevision?: number | null;
    copyOf?: number;
  } = {},
) {
  const content = parts.content ?? `Fresh rolls at half past six, number ${randomUUID().slice(0, 8)}.`;
  return db.post.create({ data: { userId, content, cost: 1000, readRevision: 0, ...parts } });
}

/** Puts a photo into a post, at its place among the others. */
export async function putPhoto(postId: number, mediaId: string, position = 0) {
  return db.postMedia.create({ data: { postId, mediaId, position } });
}

/** A signed-in owner with a brand profile and a plan: what most tests begin with. */
export async function makeOwner(parts: { credits?: number } = {}) {
  const user = await makeUser();
  await makeBusiness(user.id);
  await makeSubscription(user.id, parts);
  const { token } = await makeSession(user.id);
  return { user, token };
}
