import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as nextAuth } from "../../../app/api/auth/[...nextauth]/route";
import { POST as tokenRoute } from "../../../app/api/auth/token/route";
import { GET as businessRoute } from "../../../app/api/business/route";
import { signOutAction } from "../../../lib/accounts/sessions/actions";
import { resendVerificationAction } from "../../../lib/accounts/credentials/actions";
import { csrfTokenOf, issueCsrfToken } from "../../../lib/accounts/sessions/issue-csrf-token";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { actorOfToken } from "../../../lib/auth/actor";
import { env } from "../../../lib/settings/env";
import { csrfCookieName, sessionCookieName } from "../../../lib/auth/session-cookie";
import { makeSession, makeUser } from "../../factories";
import { call, requestOf } from "../../fixtures";
import { processorTime } from "../../growth";
import { mailsTo } from "../../mailbox";
import { inRequest } from "../../request-scope";
import { NextResponse } from "next/server";

const password = "blue kettle morning";
const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };

async function makePerson(verified = true) {
  const email = `anna-${randomUUID()}@example.com`;
  return makeUser({ email, verified, passwordHash: await makePasswordHash(password) });
}

/** Sends the sign-in form as a browser does without JavaScript. */
async function submit(
  fields: Record<string, string>,
  headers: Record<string, string> = own,
  session?: string,
) {
  const csrf = issueCsrfToken(requestOf({ path: "/login" }))?.value;
  const request = requestOf({
    path: "/api/auth/callback/credentials",
    body: new URLSearchParams({ csrfToken: csrfTokenOf(csrf), ...fields }).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      cookie: [
        `${csrfCookieName(env().https)}=${encodeURIComponent(csrf ?? "")}`,
        ...(session ? [`${sessionCookieName(env().https)}=${session}`] : []),
      ].join("; "),
      ...headers,
    },
  });
  const context = { params: Promise.resolve({ nextauth: ["callback", "credentials"] }) };
  const { result } = await inRequest(request, () => nextAuth(request, context));
  const cookies = new NextResponse(null, { headers: result.headers }).cookies;
  return {
    response: result,
    location: result.headers.get("location"),
    token: cookies.get(sessionCookieName(env().https))?.value,
  };
}

describe("the sign-in form", () => {
  it("begins a session that the rest of the app knows, and leads back, else to the dashboard", async () => {
    const user = await makePerson();
    const { location, token } = await submit({
      email: user.email,
      password,
      callbackUrl: "/your-posts?page=2",
    });
    expect(location).toBe(`${env().APP_URL}/your-posts?page=2`);
    expect(await actorOfToken(token)).toMatchObject({ userId: user.id, email: user.email });
    expect((await submit({ email: user.email, password })).location).toBe(`${env().APP_URL}/dashboard`);
  });

  it("sets a cookie that scripts and other sites cannot use", async () => {
    const user = await makePerson();
    const { response } = await submit({ email: user.email, password });
    const line = response.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(sessionCookieName(false)));
    expect(line).toMatch(/; Path=\/;.*HttpOnly; SameSite=Lax/i);
  });

  it("says the same to a wrong password and an unknown address, and says who is unverified", async () => {
    const user = await makePerson();
    const unverified = await makePerson(false);
    const wrong = await submit({ email: user.email, password: "wrong" });
    const unknown = await submit({ email: `nobody-${randomUUID()}@example.com`, password });
    expect(wrong.location).toBe(`${env().APP_URL}/login?error=INVALID_CREDENTIALS`);
    expect(unknown.location).toBe(wrong.location);
    expect((await submit({ email: unverified.email, password: "wrong" })).location).toBe(wrong.location);
    const right = await submit({ email: unverified.email, password, callbackUrl: "/feedback" });
    expect(right.location).toBe(`${env().APP_URL}/login?error=EMAIL_NOT_VERIFIED&callbackUrl=%2Ffeedback`);
    for (const reply of [wrong, unknown, right]) expect(reply.token).toBeUndefined();
  });

  it("does the same work for an address that is unknown", async () => {
    const user = await makePerson();
    // Processor time, not the clock's: a busy machine makes every answer late, and none of them work more.
    const work = (email: string) => processorTime(() => submit({ email, password: "wrong" }));
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let n = 0; n < 7; n += 1) {
      known.push(await work(user.email));
      unknown.push(await work(`nobody-${randomUUID()}@example.com`));
    }
    const [one, other] = [Math.min(...known), Math.min(...unknown)];
    expect(Math.abs(one - other)).toBeLessThan(Math.max(one, other) * 0.5);
  });

  it("refuses a foreign page and a form without its cookie", async () => {
    const user = await makePerson();
    const evil = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const foreign = await submit({ email: user.email, password }, evil);
    expect([foreign.response.status, foreign.token]).toEqual([403, undefined]);
    const forged = await submit({ email: user.email, password, csrfToken: "0".repeat(64) });
    expect([forged.location, forged.token]).toEqual([`${env().APP_URL}/login?error=FORM_EXPIRED`, undefined]);
  });

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    `${env().APP_URL}.evil.example/`,
    `${env().APP_URL}@evil.example/`,
    "javascript:alert(1)",
  ])("does not lead to %s", async (callbackUrl) => {
    const user = await makePerson();
    const { location, token } = await submit({ email: user.email, password, callbackUrl });
    expect(token).toBeDefined();
    expect(location).toBe(`${env().APP_URL}/dashboard`);
  });

  it("slows a guesser down, and forgets the attempts of whoever then knows the password", async () => {
    const user = await makePerson();
    const guess = async (times: number, word: string) => {
      let last = "";
      for (let n = 0; n < times; n += 1)
        last = (await submit({ email: user.email, password: word })).location ?? "";
      return new URL(last).searchParams.get("error");
    };
    expect(await guess(9, "wrong")).toBe("INVALID_CREDENTIALS");
    expect(await guess(1, password)).toBeNull();
    expect(await guess(10, "wrong")).toBe("INVALID_CREDENTIALS");
    expect(await guess(1, password)).toBe("TOO_MANY_REQUESTS");
  });
});

describe("signing in again in the same browser", () => {
  it("ends the session that it had, whoever's it was, and no other", async () => {
    const [user, before] = [await makePerson(), await makePerson()];
    const [here, elsewhere] = [await makeSession(before.id), await makeSession(before.id)];
    const { token } = await submit({ email: user.email, password }, own, here.token);
    expect(await actorOfToken(token)).toMatchObject({ userId: user.id });
    expect(await actorOfToken(here.token)).toBeNull();
    expect(await actorOfToken(elsewhere.token)).toMatchObject({ userId: before.id });
  });

  it("keeps it where the sign-in fails", async () => {
    const user = await makePerson();
    const { token } = await makeSession(user.id);
    await submit({ email: user.email, password: "wrong" }, own, token);
    expect(await actorOfToken(token)).not.toBeNull();
  });
});

describe("POST /api/auth/token", () => {
  it("gives a bearer token that works, with which cookies are ignored", async () => {
    const user = await makePerson();
    const reply = await call(tokenRoute, { body: { email: user.email, password } });
    expect(reply).toMatchObject({ status: 200, object: { tokenType: "Bearer", expiresIn: 2_592_000 } });
    const bearer = String(reply.object.token);
    const cookie = (await makeSession((await makeUser()).id)).token;
    expect(await actorOfToken(bearer)).toMatchObject({ userId: user.id });
    expect(await call(businessRoute, { bearer })).toMatchObject({ message: "BUSINESS_NOT_FOUND" });
    expect(await call(businessRoute, { bearer: "forged", cookie })).toMatchObject({ status: 401 });
  });

  it("refuses with the codes of the form", async () => {
    const user = await makePerson();
    const unverified = { email: `anna-${randomUUID()}@example.com` };
    await signUp({ email: unverified.email, password }, { address: null, userAgent: "tests" });
    const ask = (body: unknown) => call(tokenRoute, { body });
    expect(await ask({ email: user.email, password: "wrong" })).toMatchObject({
      status: 401,
      message: "INVALID_CREDENTIALS",
    });
    expect(await ask({ email: unverified.email, password })).toMatchObject({
      status: 403,
      message: "EMAIL_NOT_VERIFIED",
    });
    expect(await ask({ email: user.email })).toMatchObject({
      status: 400,
      object: { fieldErrors: { password: ["invalid"] } },
    });
    expect(await ask({ email: user.email, password, admin: true })).toMatchObject({ status: 400 });
  });
});

describe("signing out", () => {
  it("ends the session at once, also for a copy of its token, and leaves others alone", async () => {
    const user = await makePerson();
    const [here, there] = [await makeSession(user.id), await makeSession(user.id)];
    const request = requestOf({ method: "POST", cookie: here.token });
    const { result, cookies } = await inRequest(request, () => signOutAction({}));
    expect(result.ok).toBe(true);
    expect(cookies.join()).toMatch(new RegExp(`^${sessionCookieName(false)}=;.*Max-Age=0`));
    expect(await actorOfToken(here.token)).toBeNull();
    expect(await call(businessRoute, { bearer: here.token })).toMatchObject({ status: 401 });
    expect(await actorOfToken(there.token)).toMatchObject({ userId: user.id });
  });

  it("cannot be caused by another site", async () => {
    const session = await makeSession((await makePerson()).id);
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const request = requestOf({ method: "POST", cookie: session.token, headers });
    expect((await inRequest(request, () => signOutAction({}))).result).toMatchObject({
      code: "FOREIGN_ORIGIN",
    });
    expect(await actorOfToken(session.token)).not.toBeNull();
  });
});

describe("resending the verification mail", () => {
  it("answers every address the same, and mails those that wait", async () => {
    const [waiting, verified] = [{ email: `anna-${randomUUID()}@example.com` }, await makePerson()];
    await signUp({ email: waiting.email, password }, { address: null, userAgent: "tests" });
    await mailsTo(waiting.email);
    const ask = (email: string) =>
      inRequest(requestOf({ method: "POST", headers: own }), () => resendVerificationAction({ email }));
    const replies = [await ask(waiting.email), await ask(verified.email), await ask("nobody@example.com")];
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await mailsTo(waiting.email, 2)).toHaveLength(2);
    expect(await mailsTo(verified.email, 0)).toHaveLength(0);
  });
});
