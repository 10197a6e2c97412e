import { beforeEach, describe, expect, it } from "vitest";
import { makePasswordHash } from "../../../lib/accounts/verify-password";
import { actorOfToken, systemActor } from "../../../lib/auth";
import { db } from "../../../lib/db";
import { env } from "../../../lib/env";
import { storePicture } from "../../../lib/media/store-picture";
import { deleteAccountAction } from "../../../lib/privacy/actions";
import { eraseAccount, resumeErasures } from "../../../lib/privacy/erase-account";
import { findErasure } from "../../../lib/privacy/queries";
import { makeCustomer } from "../../../lib/providers/stripe/checkout";
import { getObject } from "../../../lib/providers/storage";
import { makeBusiness, makePost, makeSession, makeSubscription, makeUser } from "../../factories";
import { actorOf, BAKERY, connectPage, plantFault, sandbox } from "../../facebook";
import { call, requestOf } from "../../fixtures";
import { GET as exportRoute } from "../../../app/api/settings/export/route";
import { mailsTo } from "../../mailbox";
import { inRequest } from "../../request-scope";
import { rowsOf, tablesOfUsers } from "./tables";

const password = "blue kettle morning";
const passwordHash = await makePasswordHash(password);
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** An owner with something in every part of the product. */
async function makeFullOwner(mark: string) {
  const user = await makeUser({ passwordHash });
  const { token } = await makeSession(user.id);
  await makeBusiness(user.id, { businessName: `Brand ${mark}` });
  await makeSubscription(user.id);
  await connectPage(token);
  const actor = await actorOf(token);
  const picture = await storePicture(actor, pixel);
  const post = await makePost(user.id, {
    content: `Post ${mark}`,
    status: "SCHEDULED",
    scheduledAt: new Date(Date.now() + 3_600_000),
  });
  await db.post.update({ where: { id: post.id }, data: { mediaId: picture.id } });
  const delivery = await db.delivery.create({
    data: { postId: post.id, platform: "FACEBOOK", pageId: BAKERY, contentHash: mark, status: "PENDING" },
  });
  await db.deliveryAttempt.create({
    data: { deliveryId: delivery.id, fence: 1, errorMessage: `Said ${mark}` },
  });
  const at = new Date();
  await db.postEvent.create({ data: { postId: post.id, kind: "ASKED", at, message: `Event ${mark}` } });
  await db.notice.create({
    data: {
      userId: user.id,
      kind: "HELD",
      subject: `post:${mark}`,
      code: "POST_HELD",
      createdAt: at,
      mailDueAt: at,
      mailedAt: at,
    },
  });
  await db.feedback.create({ data: { userId: user.id, content: `Feedback ${mark}`, mailedAt: at } });
  await db.generation.create({
    data: {
      userId: user.id,
      idempotencyKey: mark,
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
  await db.$executeRaw`INSERT INTO "AuditEntry" ("userId", "kind", "facts", "at") VALUES (${user.id}::uuid, 'SIGNED_IN', ${JSON.stringify({ userAgent: `Agent ${mark}` })}::jsonb, app_now())`;
  return { user, token, actor, picture, post };
}

const remove = (token: string, current = password) =>
  inRequest(requestOf({ method: "POST", cookie: token }), () => deleteAccountAction({ current }));

async function shiftClock(seconds: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "ClockOffset" ("id", "millis") VALUES (true, ${seconds * 1000})
    ON CONFLICT ("id") DO UPDATE SET "millis" = EXCLUDED."millis"`;
}

// The Facebook account is one and the same for all: only the test at hand has it connected.
beforeEach(async () => {
  await db.connection.deleteMany();
});

describe("my data", () => {
  it("comes as one file with everything of mine, no key and nothing of others", async () => {
    const mine = await makeFullOwner("Ahoy");
    await makeFullOwner("Stranger");
    await db.post.createMany({
      data: Array.from({ length: 1_100 }, (_, n) => ({ userId: mine.user.id, content: `Roll ${n}` })),
    });
    const reply = await call(exportRoute, { cookie: mine.token });
    expect(reply.headers.get("content-disposition")).toBe('attachment; filename="postwright-data.json"');
    const file = JSON.parse(reply.text) as Record<string, unknown[]>;
    expect(file.posts).toHaveLength(1_101);
    const link = `${env().APP_URL}${mine.picture.url}`;
    expect(file.posts?.[0]).toMatchObject({ content: "Post Ahoy", imageUrl: link });
    expect(file.pictures).toMatchObject([{ url: link }]);
    expect(Object.entries(file).filter(([, part]) => part === null || part?.length === 0)).toEqual([
      ["stripeCustomer", null],
    ]);
    for (const part of ["Brand", "Said", "Event", "Feedback", "Gen", "Key", "Agent"])
      expect(reply.text).toContain(`${part} Ahoy`);
    expect(reply.text).not.toMatch(
      /Stranger|argon2|passwordHash|userToken|pageToken|totp-secret|code-hash|hash-|v1\./,
    );
  });

  it("is given to nobody else", async () => {
    expect(await call(exportRoute)).toMatchObject({ status: 401 });
    const { token } = await makeFullOwner("Elsewhere");
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(await call(exportRoute, { cookie: token, headers })).toMatchObject({ status: 403 });
  });
});

describe("deleting the account", () => {
  it("leaves no row that leads to the person, and every row of others", async () => {
    const [mine, other] = [await makeFullOwner("Gone"), await makeFullOwner("Stays")];
    const customerId = await makeCustomer({ userId: mine.user.id, email: mine.user.email });
    await db.stripeCustomer.create({ data: { userId: mine.user.id, customerId } });
    const tables = await tablesOfUsers();
    const before = await rowsOf(other.user.id, tables);
    const filled = await rowsOf(mine.user.id, tables);
    expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([["Erasure", 0]]);

    const { result } = await remove(mine.token);
    expect(result).toMatchObject({ ok: true });
    expect(await actorOfToken(mine.token)).toBeNull();
    const after = await rowsOf(mine.user.id, tables);
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
    expect(await rowsOf(other.user.id, tables)).toEqual(before);

    expect(await getObject(mine.picture.key)).toBeNull();
    expect(await getObject(other.picture.key)).not.toBeNull();
    const kept = await db.keptBillingRecord.findMany({ orderBy: { id: "asc" } });
    expect(kept.map(({ kind }) => kind)).toEqual(["SUBSCRIPTION", "CREDIT_GRANT"]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${mine.user.id}|${mine.user.email}`));
    const code = result.ok ? result.data.code : "";
    expect(await findErasure(code)).toMatchObject({ source: "OWNER", finishedAt: expect.any(String) });
    const [mail] = await mailsTo(mine.user.email);
    expect(mail?.links).toContain(`${env().APP_URL}/data-deletion/${code}`);
    // Another owner uses the same Facebook account: what it allowed us stays.
    expect((await sandbox<{ facebook: { grants: unknown[] } }>("GET", "/state")).facebook.grants).not.toEqual(
      [],
    );
    await remove(other.token);
    expect((await sandbox<{ facebook: { grants: unknown[] } }>("GET", "/state")).facebook.grants).toEqual([]);
  });

  it("asks for the password, or a fresh sign-in where there is none", async () => {
    const { token, user } = await makeFullOwner("Asked");
    expect((await remove(token, "wrong")).result).toMatchObject({
      fieldErrors: { current: ["Settings.errors.wrongPassword"] },
    });
    await db.user.update({ where: { id: user.id }, data: { passwordHash: null } });
    await shiftClock(11 * 60);
    expect((await remove(token, "")).result).toMatchObject({ code: "SIGN_IN_AGAIN" });
    await shiftClock(0);
    expect((await remove(token, "")).result).toMatchObject({ ok: true });
  });

  it("puts the account out of reach at once and goes on by itself when Facebook is away", async () => {
    const { token, user, post } = await makeFullOwner("Later");
    await plantFault({ kind: "error-before-effect", method: "DELETE", times: 3 });
    const { result } = await remove(token);
    const code = result.ok ? result.data.code : "";
    expect(await findErasure(code)).toMatchObject({ finishedAt: null });
    expect(await call(exportRoute, { cookie: token })).toMatchObject({ status: 401 });
    expect(await db.user.findUnique({ where: { email: user.email } })).toBeNull();
    expect(await db.delivery.findFirst({ where: { postId: post.id } })).toMatchObject({
      status: "CANCELLED",
    });
    await sandbox("DELETE", "/faults");
    await shiftClock(60);
    await resumeErasures();
    expect(await findErasure(code)).toMatchObject({ finishedAt: expect.any(String) });
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    await shiftClock(0);
  });

  it("lets a post that is reaching its page finish first", async () => {
    const { user, post } = await makeFullOwner("Way");
    const leaseUntil = new Date(Date.now() + 60_000);
    await db.delivery.updateMany({
      where: { postId: post.id },
      data: { status: "SENDING", fence: 1, leaseUntil },
    });
    await db.erasure.create({
      data: { code: "way", source: "OWNER", userId: user.id, requestedAt: new Date() },
    });
    const run = () => eraseAccount(systemActor("test"), { code: "way", userId: user.id });
    expect(await run()).toBe(false);
    expect(await db.user.count({ where: { id: user.id } })).toBe(1);
    await db.delivery.updateMany({
      where: { postId: post.id },
      data: { status: "SUCCESS", leaseUntil: null },
    });
    expect(await Promise.all([run(), run()])).toEqual([true, true]);
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
  });
});
