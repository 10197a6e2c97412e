import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signOutAction, unlinkGoogleAction } from "../../../lib/accounts/actions";
import { beginAddPasskey } from "../../../lib/accounts/begin-passkey";
import { issueToken } from "../../../lib/accounts/issue-token";
import { addPasskey, removePasskey } from "../../../lib/accounts/keep-passkey";
import { listSignInWays } from "../../../lib/accounts/list-sign-in-ways";
import { getAccountSettings } from "../../../lib/accounts/queries";
import { beginTotp, confirmTotp, makeRecoveryCodes, removeTotp } from "../../../lib/accounts/set-up-totp";
import { unlinkGoogle } from "../../../lib/accounts/unlink-google";
import { makePasswordHash } from "../../../lib/accounts/verify-password";
import type { Actor } from "../../../lib/auth";
import { db } from "../../../lib/db";
import { env } from "../../../lib/env";
import { Secret, TOTP } from "otpauth";
import { Authenticator } from "../../authenticator";
import { makeSession, makeUser } from "../../factories";
import { actorOf } from "../../facebook";
import { requestOf } from "../../fixtures";
import { continueWithGoogle } from "../../google";
import { mailsTo } from "../../mailbox";
import { inRequest } from "../../request-scope";

const password = "blue kettle morning";
const passwordHash = await makePasswordHash(password);
const client = { address: null, userAgent: "Mozilla/5.0 (Macintosh) Chrome/140.0 Safari/537.36" };
const newAddress = () => `anna-${randomUUID()}@example.com`;

async function makePerson({ hasPassword = true } = {}) {
  const email = newAddress();
  const user = await makeUser({ email, ...(hasPassword ? { passwordHash } : {}) });
  const { token } = await makeSession(user.id);
  return { email, user, token, actor: await actorOf(token) };
}

async function linkGoogle(userId: string, email = newAddress()) {
  return db.identity.create({ data: { userId, provider: "GOOGLE", accountId: randomUUID(), email } });
}

async function shiftClock(minutes: number): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "ClockOffset" ("id", "millis") VALUES (true, ${minutes * 60_000})
    ON CONFLICT ("id") DO UPDATE SET "millis" = EXCLUDED."millis"`;
}

const google = async (actor: Actor) => (await listSignInWays(actor)).google;
const kindsOf = async (userId: string) =>
  (await db.auditEntry.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ kind }) => kind);
const unlink = (token: string, input: { id: string; current: string }) =>
  inRequest(requestOf({ method: "POST", cookie: token }), () => unlinkGoogleAction(input));

describe("a linked Google account", () => {
  it("is shown, and unlinked with the password; then it opens nothing, and the owner is told", async () => {
    const { email, token, actor } = await makePerson();
    await continueWithGoogle({ email });
    const [linked] = await google(actor);
    expect(linked).toMatchObject({ email });
    const id = linked?.id ?? "";
    expect((await unlink(token, { id, current: "wrong" })).result).toMatchObject({
      fieldErrors: { current: ["Settings.errors.wrongPassword"] },
    });
    expect((await unlink(token, { id, current: password })).result).toMatchObject({ ok: true });
    expect(await google(actor)).toEqual([]);
    expect(await kindsOf(actor.userId)).toEqual(["GOOGLE_LINKED", "SIGNED_IN", "GOOGLE_UNLINKED"]);
    const [told, before] = await mailsTo(email, 2);
    expect(before?.subject).toBe("Postwright: A Google account was linked");
    expect(told?.subject).toBe("Postwright: A Google account was unlinked");
    expect(told?.links).toContain(`${env().APP_URL}/reset-password`);
    expect((await unlink(token, { id, current: password })).result).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is nobody else's to unlink", async () => {
    const [mine, stranger] = [await makePerson(), await makePerson()];
    const { id } = await linkGoogle(mine.user.id);
    const { result } = await unlink(stranger.token, { id, current: password });
    expect(result).toMatchObject({ code: "NOT_FOUND" });
    expect(await google(mine.actor)).toHaveLength(1);
  });

  it("stays while it is the only way in, asks for a fresh sign-in where there is no password", async () => {
    const { user, token, actor } = await makePerson({ hasPassword: false });
    const { id } = await linkGoogle(user.id);
    expect((await unlink(token, { id, current: "" })).result).toMatchObject({ code: "LAST_WAY_IN" });
    await linkGoogle(user.id);
    await shiftClock(11);
    expect((await unlink(token, { id, current: "" })).result).toMatchObject({ code: "SIGN_IN_AGAIN" });
    await shiftClock(0);
    expect((await unlink(token, { id, current: "" })).result).toMatchObject({ ok: true });
    expect(await google(actor)).toHaveLength(1);
  });

  it("and a passkey do not both go at the same moment", async () => {
    const { user, actor } = await makePerson({ hasPassword: false });
    const { id } = await linkGoogle(user.id);
    const device = new Authenticator();
    await addPasskey(actor, device.register(await beginAddPasskey(actor, "")), client);
    const passkey = await db.passkey.findFirstOrThrow({ where: { userId: user.id } });
    const tries = await Promise.allSettled([
      unlinkGoogle(actor, { id, current: "" }),
      removePasskey(actor, { id: passkey.id, current: "" }),
    ]);
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(["LAST_WAY_IN"]);
  });
});

describe("the owner is told by mail", () => {
  it("of every other change to how the account is opened, and what to do", async () => {
    const { email, user, actor } = await makePerson();
    const { secret } = await beginTotp(actor, password);
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
    await confirmTotp(actor, totp.generate());
    await makeRecoveryCodes(actor, password);
    await removeTotp(actor, password);
    await removeTotp(actor, password);
    await addPasskey(actor, new Authenticator().register(await beginAddPasskey(actor, password)), client);
    const { id } = await db.passkey.findFirstOrThrow({ where: { userId: user.id } });
    await removePasskey(actor, { id, current: password });
    const mails = await mailsTo(email, 5);
    expect(mails.map(({ subject }) => subject.replace("Postwright: ", "")).sort()).toEqual([
      "A passkey was added",
      "A passkey was removed",
      "New recovery codes were made",
      "Two-factor sign-in was switched off",
      "Two-factor sign-in was switched on",
    ]);
    for (const { text } of mails) expect(text).toContain("If it was not you, set a new password at once");
    expect(mails.find(({ subject }) => subject.endsWith("added"))?.text).toContain("Chrome, macOS");
  });

  it("in their language", async () => {
    const { email, user, token } = await makePerson();
    await db.user.update({ where: { id: user.id }, data: { locale: "de" } });
    const { id } = await linkGoogle(user.id);
    expect((await unlink(token, { id, current: password })).result).toMatchObject({ ok: true });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe("Postwright: Die Verknüpfung mit einem Google-Konto wurde gelöst");
  });

  it("not of the Google account that an account was made with", async () => {
    const email = newAddress();
    await continueWithGoogle({ email });
    await continueWithGoogle({ email });
    expect(await mailsTo(email, 0)).toEqual([]);
  });
});

it("signing out stands in the activity, once", async () => {
  const { user, token } = await makePerson();
  const again = await makeSession(user.id);
  for (let n = 0; n < 2; n += 1)
    await inRequest(requestOf({ method: "POST", cookie: token }), () => signOutAction({}));
  const { activity } = await getAccountSettings(await actorOf(again.token), 10);
  expect(activity).toMatchObject([{ kind: "SIGNED_OUT", facts: { userAgent: "Mozilla/5.0 (tests)" } }]);
});

it("a sign-in stands in the activity with its device and address", async () => {
  const { email, actor } = await makePerson();
  await issueToken({ email, password }, { address: "203.0.113.9", userAgent: "curl/8.9.1" });
  const { activity } = await getAccountSettings(actor, 10);
  expect(activity).toMatchObject([
    { kind: "SIGNED_IN", facts: { userAgent: "curl/8.9.1", address: "203.0.113.9" } },
  ]);
});
