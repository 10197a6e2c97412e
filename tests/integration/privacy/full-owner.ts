import { randomUUID } from "node:crypto";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { db } from "../../../lib/db";
import { enqueue } from "../../../lib/jobs/outbox";
import { makePhoto } from "../../photos";
import { noticeMail } from "../../../lib/notices/schema";
import { makeCustomer } from "../../../lib/providers/stripe/checkout";
import { makeBusiness, makePost, makeSession, makeSubscription, makeUser, putPhoto } from "../../factories";
import { actorOf, BAKERY, connectPage } from "../../facebook";

export const password = "blue kettle morning";
export const passwordHash = await makePasswordHash(password);
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** An owner with something in every part of the product. */
export async function makeFullOwner(mark: string) {
  const user = await makeUser({ passwordHash });
  const { token } = await makeSession(user.id);
  await makeBusiness(user.id, { businessName: `Brand ${mark}` });
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await db.fact.create({ data: { userId: user.id, kind: "OFFER", text: `Fact ${mark}`, ...times } });
  await db.voice.create({ data: { userId: user.id, country: "HU", note: `Note ${mark}`, ...times } });
  await db.voiceSample.create({
    data: { userId: user.id, position: 0, text: `Sample ${mark}`, fromPage: true, createdAt: new Date() },
  });
  await makeSubscription(user.id);
  await db.postingSlot.create({ data: { userId: user.id, weekday: 4, minute: 960 } });
  await db.calendarFeed.create({
    data: { userId: user.id, tokenHash: `hash-calendar-${mark}`, createdAt: new Date() },
  });
  await db.digestLink.create({
    data: { userId: user.id, tokenHash: `hash-letter-${mark}`, path: "/week", expiresAt: new Date() },
  });
  await connectPage(token);
  const actor = await actorOf(token);
  const photo = await makePhoto(actor, pixel);
  const post = await makePost(user.id, {
    content: `Post ${mark}`,
    status: "SCHEDULED",
    scheduledAt: new Date(Date.now() + 3_600_000),
  });
  await putPhoto(post.id, photo.id);
  const plan = {
    userId: user.id,
    weekStart: new Date("2026-11-30"),
    brief: `Week ${mark}`,
    language: "english",
  };
  const idea = { position: 0, line: `Idea ${mark}`, slotAt: new Date("2026-12-01T08:00:00Z") };
  await db.weekPlan.create({
    data: {
      ...{ ...plan, createdAt: new Date(), updatedAt: new Date() },
      ideas: { create: { ...idea, mediaId: photo.id, state: "WRITTEN", postId: post.id } },
    },
  });
  const days = { beginsOn: new Date("2026-12-01"), endsOn: new Date("2026-12-24") };
  await db.weekPlan.create({
    data: {
      ...{ ...plan, weekStart: null, name: `Campaign ${mark}`, ...days },
      ...{ createdAt: new Date(), updatedAt: new Date() },
    },
  });
  const delivery = await db.delivery.create({
    data: { postId: post.id, platform: "FACEBOOK", pageId: BAKERY, contentHash: mark, status: "PENDING" },
  });
  await db.deliveryAttempt.create({
    data: { deliveryId: delivery.id, fence: 1, errorMessage: `Said ${mark}` },
  });
  const dueAt = new Date(Date.now() + 86_400_000);
  await db.pageLook.create({ data: { deliveryId: delivery.id, kind: "REFUSED", dueAt, endsAt: dueAt } });
  await db.postOutcome.create({ data: { postId: post.id, answer: "YES", answeredAt: dueAt } });
  await db.postAgain.create({ data: { userId: user.id, postId: post.id, proposedAt: dueAt } });
  const page = await db.trackedPage.create({ data: { userId: user.id, pageId: `page ${mark}` } });
  const pagePost = {
    trackedPageId: page.id,
    postId: post.id,
    facebookId: `post ${mark}`,
    createdTime: dueAt,
  };
  const insights = { create: { metric: "REACTIONS", takenAt: dueAt, value: 1 } } as const;
  await db.pagePost.create({ data: { ...pagePost, insights } });
  await db.postVersion.create({ data: { postId: post.id, content: `Version ${mark}`, source: "OWNER" } });
  const at = new Date();
  await db.postSource.create({
    data: { postId: post.id, source: "REQUEST", text: `Request ${mark}`, createdAt: at },
  });
  const claim = { from: 0, to: 4, kind: "TIME", text: `Claim ${mark}`, value: "TIME 9:00" } as const;
  await db.postClaim.create({
    data: { postId: post.id, revision: 0, verdict: "UNSAID", createdAt: at, ...claim },
  });
  await db.post.update({
    where: { id: post.id },
    data: {
      againAt: at,
      rightBlanks: [`Blank ${mark}`],
      rightClaims: [`Right ${mark}`],
      rightDays: [`Day ${mark}`],
    },
  });
  await db.confirmedFact.create({ data: { postId: post.id, factId: randomUUID(), at } });
  const link = { url: `https://shop.example/${mark}`, state: "DEAD", finding: "GONE" } as const;
  await db.postLink.create({ data: { ...link, postId: post.id, userId: user.id, checkedAt: at } });
  const read = { hash: "0".repeat(64), reading: { days: [], idle: [], claims: [] }, model: "gpt-6-luna" };
  await db.textReading.create({ data: { ...read, userId: user.id, createdAt: at, usedAt: at } });
  await db.postEvent.create({ data: { postId: post.id, kind: "ASKED", at, message: `Event ${mark}` } });
  const notice = await db.notice.create({
    data: {
      userId: user.id,
      kind: "HELD",
      subject: `post:${mark}`,
      code: "POST_HELD",
      createdAt: at,
    },
  });
  const session = await db.session.findFirstOrThrow({ where: { userId: user.id } });
  await db.pushDevice.create({
    data: {
      userId: user.id,
      sessionId: session.id,
      endpoint: `https://push.example/${mark}`,
      endpointHash: `endpoint-hash-${mark}`,
      p256dh: `push-key-${mark}`,
      auth: `push-secret-${mark}`,
      vapidKey: "vapid",
      createdAt: at,
    },
  });
  await enqueue(db, noticeMail, [{ key: mark, payload: { noticeId: notice.id }, userId: user.id }]);
  await db.feedback.create({ data: { userId: user.id, content: `Feedback ${mark}` } });
  await db.generation.create({
    data: {
      userId: user.id,
      reserved: 1,
      leaseUntil: at,
      state: "REFUNDED",
      errorCode: `Gen ${mark}`,
    },
  });
  await db.identity.create({
    data: { userId: user.id, provider: "GOOGLE", accountId: `sub-${mark}`, email: `${mark}@gmail.example` },
  });
  await db.totpFactor.create({ data: { userId: user.id, secret: `totp-secret-${mark}`, confirmedAt: at } });
  await db.recoveryCode.create({ data: { userId: user.id, codeHash: `code-hash-${mark}` } });
  await db.passkey.create({
    data: {
      userId: user.id,
      credentialId: `cred-${mark}`,
      publicKey: Buffer.from("key"),
      name: `Key ${mark}`,
    },
  });
  await db.emailToken.create({
    data: {
      userId: user.id,
      purpose: "CHANGE_EMAIL",
      tokenHash: `hash-${mark}`,
      newEmail: `new-${mark}@example.com`,
      expiresAt: at,
    },
  });
  await db.idempotencyKey.create({
    data: { userId: user.id, route: "r", key: mark, bodyHash: "x", leaseUntil: at },
  });
  await db.post.create({ data: { userId: user.id, content: `Binned ${mark}`, deletedAt: at } });
  const customerId = await makeCustomer({ userId: user.id, email: user.email });
  await db.stripeCustomer.create({ data: { userId: user.id, customerId } });
  await db.$executeRaw`INSERT INTO "AuditEntry" ("userId", "kind", "facts", "at") VALUES (${user.id}::uuid, 'SIGNED_IN', ${JSON.stringify({ userAgent: `Agent ${mark}` })}::jsonb, app_now())`;
  return { user, token, actor, photo, post, customerId };
}
