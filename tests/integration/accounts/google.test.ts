import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { actorOfToken } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env, readEnv } from "../../../lib/settings/env";
import { makeUser } from "../../factories";
import { askNextAuth, continueWithGoogle, Jar, tripToGoogle, visitor } from "../../google";

const newAddress = () => `anna-${randomUUID()}@example.com`;
const usersOf = (email: string) => db.user.findMany({ where: { email }, include: { identities: true } });

async function fault(kind: string, path: string): Promise<void> {
  await fetch(`${env().SANDBOX_URL}/api/faults`, {
    method: "POST",
    body: JSON.stringify({ provider: "google", kind, path }),
  });
}

describe("Continue with Google", () => {
  it("checks pkce, state and nonce, and asks which account", async () => {
    const { begun } = await tripToGoogle({ email: newAddress() });
    const asked = new URL(begun.location).searchParams;
    expect(begun.location).toMatch(`${env().SANDBOX_URL}/google/o/oauth2/v2/auth?`);
    expect(asked.get("code_challenge_method")).toBe("S256");
    for (const name of ["code_challenge", "state", "nonce"]) expect(asked.get(name)).toMatch(/.{20}/);
    expect(asked.get("prompt")).toBe("select_account");
    expect(asked.get("redirect_uri")).toBe(`${env().APP_URL}/api/auth/callback/google`);
  });

  it("makes a verified account for a new address, and finds it again", async () => {
    const email = newAddress();
    const first = await continueWithGoogle({ email, name: "Anna" }, "/your-posts?page=2");
    expect(first.location).toBe(`${env().APP_URL}/your-posts?page=2`);
    const actor = await actorOfToken(first.session);
    expect(actor).toMatchObject({ email });
    const again = await continueWithGoogle({ email });
    expect(again.location).toBe(`${env().APP_URL}/dashboard`);
    expect((await actorOfToken(again.session))?.userId).toBe(actor?.userId);
    const [user, ...others] = await usersOf(email);
    expect([user?.passwordHash, user?.identities.length, others.length]).toEqual([null, 1, 0]);
  });

  it("takes another person of the same browser as another account", async () => {
    const google = new Jar();
    const actors = [];
    for (const email of [newAddress(), newAddress()]) {
      const { session } = await continueWithGoogle({ email }, undefined, google);
      actors.push((await actorOfToken(session))?.email === email);
    }
    expect(actors).toEqual([true, true]);
  });

  it("identifies the account by Google's id, whatever its address becomes", async () => {
    const email = newAddress();
    const first = await continueWithGoogle({ email });
    const [user] = await usersOf(email);
    const id = user?.identities[0]?.accountId ?? "";
    const moved = newAddress();
    await fetch(`${env().SANDBOX_URL}/api/google/people`, {
      method: "PUT",
      body: JSON.stringify({ id, name: "Anna", email: moved, emailVerified: false }),
    });
    const again = await continueWithGoogle({ person: id });
    expect((await actorOfToken(again.session))?.userId).toBe((await actorOfToken(first.session))?.userId);
    expect(await usersOf(moved)).toEqual([]);
  });

  // Google's side and ours, each verified or not: linked only when both are.
  it.each([
    { google: "yes", here: true, error: null },
    { google: "no", here: true, error: "GOOGLE_EMAIL_UNVERIFIED" },
    { google: "yes", here: false, error: "GOOGLE_ACCOUNT_UNVERIFIED" },
    { google: "no", here: false, error: "GOOGLE_EMAIL_UNVERIFIED" },
    { google: "no", here: null, error: "GOOGLE_EMAIL_UNVERIFIED" },
  ] as const)("Google verified $google, account verified $here → $error", async ({ google, here, error }) => {
    const email = newAddress();
    const passwordHash = await makePasswordHash("blue kettle morning");
    const user = here === null ? null : await makeUser({ email, verified: here, passwordHash });
    const trip = await continueWithGoogle({ email, verified: google });
    expect(trip.error).toBe(error);
    if (error) expect(trip.session).toBeUndefined();
    else expect(await actorOfToken(trip.session)).toMatchObject({ userId: user?.id });
    const [after] = await usersOf(email);
    expect(after?.identities.length ?? 0).toBe(error ? 0 : 1);
    // The password stays what its owner chose.
    if (user) expect(after?.passwordHash).toBe(passwordHash);
    else expect(after).toBeUndefined();
  });

  it("makes one account of ten first sign-ins at the same moment", async () => {
    const email = newAddress();
    const first = await tripToGoogle({ email });
    const trips = [first, ...(await Promise.all(Array.from({ length: 9 }, () => tripToGoogle({ email }))))];
    const landed = await Promise.all(
      trips.map(({ jar, back }) => askNextAuth(jar, { path: back, headers: {} })),
    );
    expect(landed.map(({ location }) => new URL(location).pathname)).toEqual(Array(10).fill("/dashboard"));
    const [user, ...others] = await usersOf(email);
    expect([user?.identities.length, others.length]).toEqual([1, 0]);
  });

  it("tells the popup's page what happened, and without a popup the sign-in page", async () => {
    const landing = "/auth/google/done?trip=t1&to=%2Ffeedback";
    const cancelled = await continueWithGoogle({ email: newAddress(), decision: "cancel" }, landing);
    expect(cancelled.location).toBe(`${env().APP_URL}${landing}&error=SIGN_IN_CANCELLED`);
    const natively = await continueWithGoogle({ email: newAddress(), decision: "cancel" }, "/feedback");
    expect(natively.location).toBe(`${env().APP_URL}/login?error=SIGN_IN_CANCELLED&callbackUrl=%2Ffeedback`);
    const done = await continueWithGoogle({ email: newAddress() }, landing);
    expect(done.location).toBe(`${env().APP_URL}${landing}`);
  });

  it("accepts no answer that this browser has not requested, and none twice", async () => {
    const { jar, back } = await tripToGoogle({ email: newAddress() });
    const stranger = await askNextAuth(new Jar(), { path: back, headers: {} });
    expect(new URL(stranger.location).searchParams.get("error")).toBe("GOOGLE_FAILED");
    const other = await tripToGoogle({ email: newAddress() });
    const crossed = await askNextAuth(other.jar, { path: back, headers: {} });
    expect(new URL(crossed.location).searchParams.get("error")).toBe("GOOGLE_FAILED");
    expect(other.jar.get("postwright.session")).toBeUndefined();
    const right = await tripToGoogle({ email: newAddress() });
    const copy = new Jar();
    copy.take(right.jar.header.split("; "));
    expect((await askNextAuth(right.jar, { path: right.back, headers: {} })).location).toMatch(
      /\/dashboard$/,
    );
    await askNextAuth(copy, { path: right.back, headers: {} });
    expect(copy.get("postwright.session")).toBeUndefined();
    expect(jar.get("postwright.session")).toBeUndefined();
  });

  it("says when Google cannot be reached, before and after the choice", async () => {
    await fault("error-before-effect", "/.well-known/openid-configuration");
    const { jar, csrfToken } = visitor();
    const fields = { csrfToken, callbackUrl: "/feedback" };
    const begun = await askNextAuth(jar, { path: "/api/auth/signin/google", fields });
    expect(begun.location).toBe(`${env().APP_URL}/login?error=GOOGLE_UNAVAILABLE&callbackUrl=%2Ffeedback`);
    const trip = await tripToGoogle({ email: newAddress() });
    await fault("reset-before-effect", "/token");
    const { location } = await askNextAuth(trip.jar, { path: trip.back, headers: {} });
    expect(new URL(location).searchParams.get("error")).toBe("GOOGLE_FAILED");
  });

  it("refuses to begin for another site", async () => {
    const { jar, csrfToken } = visitor();
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const fields = { csrfToken, callbackUrl: "/dashboard" };
    const { response } = await askNextAuth(jar, { path: "/api/auth/signin/google", fields, headers });
    expect(response.status).toBe(403);
    const forged = await askNextAuth(new Jar(), { path: "/api/auth/signin/google", fields });
    expect(forged.location).toContain("error=FORM_EXPIRED");
  });
});

describe("the settings of Google", () => {
  const base = {
    NODE_ENV: "production",
    APP_URL: "https://app.example",
    DATABASE_URL: "postgresql://localhost/x",
    NEXTAUTH_SECRET: "x".repeat(16),
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString("base64")}`,
    OPENAI_API_KEY: "sk",
    FACEBOOK_APP_ID: "1",
    FACEBOOK_APP_SECRET: "s",
    STRIPE_SECRET_KEY: "sk_live_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: "smtp://localhost",
  };

  it("are optional in production: nothing set is no button, half of it is named", () => {
    expect(readEnv(base)).toMatchObject({ google: false, sandboxed: [] });
    expect(readEnv({ ...base, GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" })).toMatchObject({
      google: true,
      GOOGLE_ISSUER: "https://accounts.google.com",
    });
    expect(() => readEnv({ ...base, GOOGLE_CLIENT_ID: "a" })).toThrow("GOOGLE_CLIENT_SECRET is not set");
  });

  it("are the sandbox's where it stands in", () => {
    const { google, sandboxed, GOOGLE_ISSUER } = readEnv({ ...base, NODE_ENV: "development" });
    expect([google, sandboxed, GOOGLE_ISSUER]).toEqual([true, ["google"], "http://localhost:4010/google"]);
  });
});
