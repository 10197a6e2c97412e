import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { unlinkGoogleAction } from "../../../lib/accounts/google/actions";
import { signOutAction } from "../../../lib/accounts/sessions/actions";
import { startPasskeySetup, startPasskeySignIn } from "../../../lib/accounts/passkeys/create-challenge";
import { issueToken } from "../../../lib/accounts/sign-in/issue-token";
import { RESET_LINK_HOURS } from "../../../lib/accounts/constants";
import { listResetAccess } from "../../../lib/accounts/credentials/reset-access";
import { createEmailToken } from "../../../lib/accounts/mutations";
import { resetPassword } from "../../../lib/accounts/credentials/reset-password";
import { signInWithPassword } from "../../../lib/accounts/credentials/sign-in-with-password";
import { signInWithPasskey } from "../../../lib/accounts/passkeys/sign-in-with-passkey";
import { addPasskey, removePasskey } from "../../../lib/accounts/passkeys/register";
import { listSignInMethods } from "../../../lib/accounts/settings/list-sign-in-methods";
import { getAccountSettings } from "@/lib/accounts/settings/queries";
import {
  startTotpSetup,
  confirmTotp,
  makeRecoveryCodes,
  removeTotp,
} from "../../../lib/accounts/two-factor/set-up-totp";
import { unlinkGoogle } from "../../../lib/accounts/google/unlink";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import type { Actor } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { Secret, TOTP } from "otpauth";
import { Authenticator } from "../../authenticator";
import { setClockOffset } from "../../clock";
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

const shiftClock = (minutes: number) => setClockOffset(minutes * 60_000);

const google = async (actor: Actor) => (await listSignInMethods(actor)).google;
const kindsOf = async (userId: string) =>
  (await db.auditEntry.findMany({ where: { userId }, orderBy: { id: "asc" } })).map(({ kind }) => kind);
const unlink = (token: string, input: { id: string; current: string }) =>
  inRequest(requestOf({ method: "POST", cookie: token }), () => unlinkGoogleAction(input));

describe("a linked Google account", () => {
  it("is shown, and unlinked with the password; then it no longer signs in, and the owner is notified", async () => {
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
    const [unlinked, before] = await mailsTo(email, 2);
    expect(before?.subject).toBe("Postwright: A Google account was linked");
    expect(unlinked?.subject).toBe("Postwright: A Google account was unlinked");
    expect(unlinked?.links).toContain(`${env().APP_URL}/reset-password`);
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
    await addPasskey(
      actor,
      { response: device.register(await startPasskeySetup(actor, "")), current: "" },
      client,
    );
    const passkey = await db.passkey.findFirstOrThrow({ where: { userId: user.id } });
    const tries = await Promise.allSettled([
      unlinkGoogle(actor, { id, current: "" }),
      removePasskey(actor, { id: passkey.id, current: "" }),
    ]);
    const refused = tries.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason.code] : []));
    expect(refused).toEqual(["LAST_WAY_IN"]);
  });
});

describe("a password reset", () => {
  const fresh = "quiet harbour lantern";
  const linkFor = (userId: string) => createEmailToken(userId, "RESET_PASSWORD", RESET_LINK_HOURS);

  async function guarded() {
    const { email, user, actor } = await makePerson();
    const device = new Authenticator();
    const response = device.register(await startPasskeySetup(actor, password));
    await addPasskey(actor, { response, current: password }, client);
    await linkGoogle(user.id);
    const { secret } = await startTotpSetup(actor, password);
    await confirmTotp(actor, new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate());
    return { email, user, actor, device, token: await linkFor(user.id) };
  }

  it("lists every other way in, and ends those that the owner does not claim", async () => {
    const { email, user, actor, device, token } = await guarded();
    expect((await listResetAccess(token)).map(({ kind }) => kind).sort()).toEqual([
      "google",
      "passkey",
      "totp",
    ]);
    await resetPassword({ token, password: fresh }, client);
    await expect(
      signInWithPasskey(device.answer(await startPasskeySignIn(client)), client),
    ).rejects.toMatchObject({ code: "PASSKEY_UNKNOWN" });
    expect(await listSignInMethods(actor)).toMatchObject({
      totp: false,
      passkeys: [],
      google: [],
      recoveryCodes: 0,
    });
    expect(await signInWithPassword({ email, password: fresh }, client)).toEqual({ userId: user.id });
    const kinds = (await db.auditEntry.findMany({ where: { userId: user.id } })).map(({ kind }) => kind);
    expect(kinds).toEqual(
      expect.arrayContaining(["PASSKEY_REMOVED", "GOOGLE_UNLINKED", "TWO_FACTOR_OFF", "PASSWORD_RESET"]),
    );
    // A used link reveals nothing.
    expect(await listResetAccess(token)).toEqual([]);
  });

  it("keeps what the owner has seen and claimed, not what was added meanwhile", async () => {
    const { actor, user, token } = await guarded();
    const keep = (await listResetAccess(token)).map(({ id }) => id);
    const late = new Authenticator().register(await startPasskeySetup(actor, password));
    await addPasskey(actor, { response: late, current: password }, client);
    await resetPassword({ token, password: fresh, keep }, client);
    const { passkeys, google: linked, totp } = await listSignInMethods(actor);
    expect([passkeys.map(({ id }) => id), linked.length, totp]).toEqual([
      [keep.find((id) => passkeys.some((passkey) => passkey.id === id))],
      1,
      true,
    ]);
    expect(await db.recoveryCode.count({ where: { userId: user.id } })).toBe(10);
  });

  it("does not switch off a second factor that has been there for more than a week", async () => {
    const { actor, user } = await guarded();
    await shiftClock(8 * 24 * 60);
    const token = await linkFor(user.id);
    expect((await listResetAccess(token)).map(({ kind }) => kind)).not.toContain("totp");
    await resetPassword({ token, password: fresh }, client);
    expect(await listSignInMethods(actor)).toMatchObject({ totp: true, passkeys: [], google: [] });
    await shiftClock(0);
  });
});

describe("the owner is notified by mail", () => {
  it("of every other change to how the account is opened, and what to do", async () => {
    const { email, user, actor } = await makePerson();
    const { secret } = await startTotpSetup(actor, password);
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) });
    await confirmTotp(actor, totp.generate());
    await makeRecoveryCodes(actor, password);
    await removeTotp(actor, password);
    await removeTotp(actor, password);
    const response = new Authenticator().register(await startPasskeySetup(actor, password));
    await addPasskey(actor, { response, current: password }, client);
    const { id } = await db.passkey.findFirstOrThrow({ where: { userId: user.id } });
    await removePasskey(actor, { id, current: password });
    const mails = await mailsTo(email, 5);
    expect(mails.map(({ subject }) => subject.replace("Postwright: ", "")).sort()).toEqual([
      "A passkey was added",
      "A passkey was removed",
      "New recovery codes were created",
      "Two-factor sign-in was switched off",
      "Two-factor sign-in was switched on",
    ]);
    for (const { text } of mails) expect(text).toContain("If it was not you, set a new password right away");
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

it("signing out is in the activity, once", async () => {
  const { user, token } = await makePerson();
  const again = await makeSession(user.id);
  for (let n = 0; n < 2; n += 1)
    await inRequest(requestOf({ method: "POST", cookie: token }), () => signOutAction({}));
  const { activity } = await getAccountSettings(await actorOf(again.token), 10);
  expect(activity).toMatchObject([{ kind: "SIGNED_OUT", facts: { userAgent: "Mozilla/5.0 (tests)" } }]);
});

it("a sign-in is in the activity with its device and address", async () => {
  const { email, actor } = await makePerson();
  await issueToken({ email, password }, { address: "203.0.113.9", userAgent: "curl/8.9.1" });
  const { activity } = await getAccountSettings(actor, 10);
  expect(activity).toMatchObject([
    { kind: "SIGNED_IN", facts: { userAgent: "curl/8.9.1", address: "203.0.113.9" } },
  ]);
});
