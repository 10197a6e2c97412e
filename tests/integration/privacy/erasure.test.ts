import { beforeEach, describe, expect, it } from "vitest";
import { actorOfToken, systemActor } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { deleteAccountAction } from "../../../lib/privacy/actions";
import { eraseAccount, resumeErasures } from "../../../lib/privacy/erase-account";
import { findErasure } from "../../../lib/privacy/queries";
import { callStripe } from "../../../lib/providers/stripe/client";
import { getObject } from "../../../lib/providers/storage/objects";
import { setClockOffset } from "../../clock";
import { plantFault, sandbox } from "../../facebook";
import { call, requestOf } from "../../fixtures";
import { GET as exportRoute } from "../../../app/api/settings/export/route";
import { mailsTo } from "../../mailbox";
import { inRequest } from "../../request-scope";
import { makeFullOwner, password } from "./full-owner";
import { rowsOf, tablesOfUsers, tracesOf } from "./tables";

const remove = (token: string, current = password) =>
  inRequest(requestOf({ method: "POST", cookie: token }), () => deleteAccountAction({ current }));

// The Facebook account is one and the same for all: only the test at hand has it connected.
beforeEach(async () => {
  await db.connection.deleteMany();
});

describe("deleting the account", () => {
  it("leaves no row that leads to the person, and every row of others", async () => {
    const [mine, other] = [await makeFullOwner("Gone"), await makeFullOwner("Stays")];
    const names = [mine.user.id, mine.user.email, mine.customerId, mine.photo.key, "Gone"];
    expect(Object.keys(await tracesOf(names))).toContain("User");
    const tables = await tablesOfUsers();
    const before = await rowsOf(other.user.id, tables);
    const filled = await rowsOf(mine.user.id, tables);
    expect(Object.entries(filled).filter(([, count]) => count === 0)).toEqual([["Erasure", 0]]);

    // Counted uses name their user too.
    expect(await call(exportRoute, { cookie: mine.token })).toMatchObject({ status: 200 });
    expect(Object.keys(await tracesOf(names))).toContain("RateLimit");

    const { result } = await remove(mine.token);
    expect(result).toMatchObject({ ok: true });
    expect(await actorOfToken(mine.token)).toBeNull();
    const after = await rowsOf(mine.user.id, tables);
    expect(Object.entries(after).filter(([, count]) => count > 0)).toEqual([]);
    expect(await rowsOf(other.user.id, tables)).toEqual(before);

    expect(await getObject(mine.photo.key)).toBeNull();
    expect(await getObject(other.photo.key)).not.toBeNull();
    expect(await tracesOf(names), "whatever table, whatever column").toEqual({});
    expect(await callStripe((stripe) => stripe.customers.retrieve(mine.customerId))).toMatchObject({
      deleted: true,
    });
    const kept = await db.keptBillingRecord.findMany({ orderBy: { id: "asc" } });
    expect(kept.map(({ kind }) => kind)).toEqual(["SUBSCRIPTION", "CREDIT_GRANT"]);
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
    await setClockOffset(11 * 60 * 1000);
    expect((await remove(token, "")).result).toMatchObject({ code: "SIGN_IN_AGAIN" });
    await setClockOffset(0);
    expect((await remove(token, "")).result).toMatchObject({ ok: true });
  });

  it("makes the account unreachable at once and continues by itself when Facebook is down", async () => {
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
    await setClockOffset(60 * 1000);
    await resumeErasures();
    expect(await findErasure(code)).toMatchObject({ finishedAt: expect.any(String) });
    expect(await db.user.count({ where: { id: user.id } })).toBe(0);
    await setClockOffset(0);
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
