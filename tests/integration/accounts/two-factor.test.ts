import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as tokenRoute } from "../../../app/api/auth/token/route";
import { endOtherSessions } from "../../../lib/accounts/sessions/end-sessions";
import {
  startTotpSetup,
  confirmTotp,
  makeRecoveryCodes,
  removeTotp,
} from "../../../lib/accounts/two-factor/set-up-totp";
import { listSignInMethods } from "../../../lib/accounts/settings/list-sign-in-methods";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { verifySecondFactor } from "../../../lib/accounts/two-factor/verify-second-factor";
import { type Actor, actorOfToken } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { setClockOffset } from "../../clock";
import { makeSession, makeUser } from "../../factories";
import { call } from "../../fixtures";
import { askNextAuth, continueWithGoogle, type Jar, visitor } from "../../google";

const password = "blue kettle morning";
const client = { address: null, userAgent: "tests" };
const STEP_MS = 30_000;

/** Sets the database's clock to `time`, so that a code's step is known. */
const setClock = (time: number) => setClockOffset(time - Date.now());

async function makePerson() {
  const email = `anna-${randomUUID()}@example.com`;
  const user = await makeUser({ email, passwordHash: await makePasswordHash(password) });
  const { token } = await makeSession(user.id);
  const actor = await actorOfToken(token);
  if (!actor) throw new Error("no session");
  return { email, actor };
}

/** Switches the second factor on; answers how to make codes, `steps` from now. */
async function switchOn(actor: Actor) {
  const setup = await startTotpSetup(actor, password);
  const totp = new TOTP({ secret: Secret.fromBase32(setup.secret.replaceAll(" ", "")) });
  const codeAt = (time: number) => totp.generate({ timestamp: time });
  const { codes } = await confirmTotp(actor, codeAt(now - STEP_MS));
  return { setup, codes, code: (steps = 0) => codeAt(now + steps * STEP_MS) };
}

// The middle of a step, so that a slow test does not run into the next one.
const now = Math.floor(Date.now() / STEP_MS) * STEP_MS + STEP_MS / 2;
beforeEach(() => setClock(now));

const sessionOf = (jar: Jar) => jar.get("postwright.session");

async function signInWith(email: string) {
  const { jar, csrfToken } = visitor();
  const fields = { csrfToken, callbackUrl: "/your-posts", email, password };
  const first = await askNextAuth(jar, { path: "/api/auth/callback/credentials", fields });
  const second = (code: string, step = "code") =>
    askNextAuth(jar, {
      path: "/api/auth/callback/second-factor",
      fields: { csrfToken, callbackUrl: "/your-posts", code, step },
    });
  return { jar, first, second };
}

describe("the authenticator app", () => {
  it("is required after the password, and then signs in", async () => {
    const { email, actor } = await makePerson();
    const { code } = await switchOn(actor);
    const { jar, first, second } = await signInWith(email);
    expect(first.location).toBe(`${env().APP_URL}/login?step=code&callbackUrl=%2Fyour-posts`);
    expect(sessionOf(jar)).toBeUndefined();
    // Half a session is none, in the cookie's place either.
    expect(await actorOfToken(jar.get("postwright.half"))).toBeNull();
    const wrong = await second("000000");
    expect(wrong.location).toBe(
      `${env().APP_URL}/login?step=code&error=SECOND_FACTOR_INVALID&callbackUrl=%2Fyour-posts`,
    );
    expect((await second("kept-code", "recovery")).location).toContain("/login?step=recovery&error=");
    expect((await second(code())).location).toBe(`${env().APP_URL}/your-posts`);
    expect(await actorOfToken(sessionOf(jar))).toMatchObject({ userId: actor.userId });
    expect(jar.get("postwright.half")).toBeUndefined();
  });

  it("is of no use to a sign-in that was begun before the owner ended all others", async () => {
    const { email, actor } = await makePerson();
    const { code } = await switchOn(actor);
    const { jar, second } = await signInWith(email);
    await endOtherSessions(actor);
    expect((await second(code())).location).toContain("error=SECOND_FACTOR_EXPIRED");
    expect(sessionOf(jar)).toBeUndefined();
    const anew = await signInWith(email);
    expect((await anew.second(code())).location).toBe(`${env().APP_URL}/your-posts`);
  });

  it("does not let in by the code alone", async () => {
    const { jar, csrfToken } = visitor();
    const fields = { csrfToken, callbackUrl: "/dashboard", code: "123456" };
    const { location } = await askNextAuth(jar, { path: "/api/auth/callback/second-factor", fields });
    expect(location).toBe(`${env().APP_URL}/login?error=SECOND_FACTOR_EXPIRED&callbackUrl=%2Fdashboard`);
  });

  it("is required after Google too", async () => {
    const { email, actor } = await makePerson();
    await switchOn(actor);
    const natively = await continueWithGoogle({ email });
    expect([natively.location, natively.session]).toEqual([
      `${env().APP_URL}/login?step=code&callbackUrl=%2Fdashboard`,
      undefined,
    ]);
    const popup = await continueWithGoogle({ email }, "/auth/google/done?trip=t&to=%2F");
    expect(popup.location).toMatch(/\/auth\/google\/done\?trip=t&to=%2F&error=SECOND_FACTOR_REQUIRED$/);
  });

  it("gives each code once, also to five at the same moment, and none of before", async () => {
    const { actor } = await makePerson();
    const { code } = await switchOn(actor);
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => verifySecondFactor(actor.userId, code(), client)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const step of [0, -1])
      await expect(verifySecondFactor(actor.userId, code(step), client)).rejects.toMatchObject({
        code: "SECOND_FACTOR_INVALID",
      });
    await verifySecondFactor(actor.userId, code(1), client);
    await setClock(now + 2 * STEP_MS);
    await verifySecondFactor(actor.userId, code(2), client);
  });

  it("does not accept the code that switched it on for a sign-in", async () => {
    const { actor } = await makePerson();
    const { code } = await switchOn(actor);
    await expect(verifySecondFactor(actor.userId, code(-1), client)).rejects.toMatchObject({
      code: "SECOND_FACTOR_INVALID",
    });
  });

  it("allows a clock that is half a minute wrong, and no more", async () => {
    const { actor } = await makePerson();
    const { code } = await switchOn(actor);
    for (const step of [2, -3])
      await expect(verifySecondFactor(actor.userId, code(step), client)).rejects.toMatchObject({
        code: "SECOND_FACTOR_INVALID",
      });
    await verifySecondFactor(actor.userId, `${code(1).slice(0, 3)} ${code(1).slice(3)}`, client);
  });

  it("slows a guesser down, whom a recovery code of the owner's passes", async () => {
    const { actor } = await makePerson();
    const { code, codes } = await switchOn(actor);
    const guess = (text: string) =>
      verifySecondFactor(actor.userId, text, client).catch((error) => error.code);
    for (let n = 0; n < 8; n += 1) expect(await guess("000000")).toBe("SECOND_FACTOR_INVALID");
    expect(await guess(code())).toBe("TOO_MANY_REQUESTS");
    expect(await guess(codes[0] ?? "")).toBeUndefined();
  });

  it("is stored encrypted, for its owner's row only, and takes effect only once it is confirmed", async () => {
    const { email, actor } = await makePerson();
    const setup = await startTotpSetup(actor, password);
    const row = await db.totpFactor.findUniqueOrThrow({ where: { userId: actor.userId } });
    expect(row.secret).toMatch(/^v1\./);
    expect(JSON.stringify(row)).not.toContain(setup.secret.replaceAll(" ", ""));
    const { jar } = await signInWith(email);
    expect(sessionOf(jar)).toBeDefined();
    await expect(confirmTotp(actor, "000000")).rejects.toMatchObject({
      details: { fieldErrors: { code: ["Settings.twoFactor.errors.code"] } },
    });
  });

  it("is set up once, changed only with the password, and gone when it is removed", async () => {
    const { email, actor } = await makePerson();
    const wrong = { details: { fieldErrors: { current: ["Settings.errors.wrongPassword"] } } };
    await expect(startTotpSetup(actor, "wrong")).rejects.toMatchObject(wrong);
    await switchOn(actor);
    await expect(startTotpSetup(actor, password)).rejects.toMatchObject({ code: "TWO_FACTOR_ALREADY_ON" });
    await expect(removeTotp(actor, "wrong")).rejects.toMatchObject(wrong);
    await expect(makeRecoveryCodes(actor, "wrong")).rejects.toMatchObject(wrong);
    expect(await listSignInMethods(actor)).toMatchObject({ totp: true, recoveryCodes: 10 });
    await removeTotp(actor, password);
    expect(await listSignInMethods(actor)).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect(sessionOf((await signInWith(email)).jar)).toBeDefined();
    const kinds = await db.auditEntry.findMany({ where: { userId: actor.userId }, orderBy: { id: "asc" } });
    expect(kinds.map(({ kind }) => kind)).toEqual(["TWO_FACTOR_ON", "TWO_FACTOR_OFF", "SIGNED_IN"]);
  });
});

describe("recovery codes", () => {
  it("work once each: of twenty tries at the same moment, one", async () => {
    const { actor } = await makePerson();
    const { codes } = await switchOn(actor);
    expect(new Set(codes).size).toBe(10);
    const [first = "", second = ""] = codes;
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => verifySecondFactor(actor.userId, first, client)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await listSignInMethods(actor)).toMatchObject({ recoveryCodes: 9 });
    const rows = await db.recoveryCode.findMany({ where: { userId: actor.userId } });
    expect(JSON.stringify(rows)).not.toContain(second.replaceAll("-", ""));
  });

  it("are their owner's alone, and end with the next set", async () => {
    const [one, other] = [await makePerson(), await makePerson()];
    const { codes } = await switchOn(one.actor);
    await switchOn(other.actor);
    const invalid = { code: "SECOND_FACTOR_INVALID" };
    await expect(verifySecondFactor(other.actor.userId, codes[0] ?? "", client)).rejects.toMatchObject(
      invalid,
    );
    const fresh = await makeRecoveryCodes(one.actor, password);
    await expect(verifySecondFactor(one.actor.userId, codes[0] ?? "", client)).rejects.toMatchObject(invalid);
    await verifySecondFactor(
      one.actor.userId,
      (fresh.codes[0] ?? "").toUpperCase().replaceAll("-", " "),
      client,
    );
  });
});

describe("POST /api/auth/token with a second factor", () => {
  it("requires the code, and accepts it with the password", async () => {
    const { email, actor } = await makePerson();
    const { code } = await switchOn(actor);
    const ask = (more: object) => call(tokenRoute, { body: { email, password, ...more } });
    expect(await ask({})).toMatchObject({ status: 401, message: "SECOND_FACTOR_REQUIRED" });
    expect(await ask({ code: "000000" })).toMatchObject({ status: 401, message: "SECOND_FACTOR_INVALID" });
    expect(await ask({ code: code(), password: "wrong" })).toMatchObject({ message: "INVALID_CREDENTIALS" });
    const reply = await ask({ code: code() });
    expect(await actorOfToken(String(reply.object.token))).toMatchObject({ userId: actor.userId });
    expect(await ask({ code: code() })).toMatchObject({ message: "SECOND_FACTOR_INVALID" });
  });
});
