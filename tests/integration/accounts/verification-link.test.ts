import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signUpAction, verifyEmailAction } from "../../../lib/accounts/credentials/actions";
import { getSignUpByLink } from "../../../lib/accounts/sign-ups";
import { describeClient } from "../../../lib/accounts/sessions/describe-client";
import { signInWithPassword } from "../../../lib/accounts/credentials/sign-in-with-password";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { actorOfToken } from "../../../lib/auth/actor";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { randomSecret } from "../../../lib/crypto";
import { requestOf } from "../../fixtures";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { inRequest } from "../../request-scope";

/** The browser that signs up, by its cookie, and another. */
const client = { address: null, userAgent: "tests", signUp: randomSecret() };
const elsewhere = { address: null, userAgent: "tests", signUp: randomSecret() };
const password = "blue kettle morning";
const newAddress = () => `anna-${randomUUID()}@example.com`;
const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
const asVisitor = (headers: Record<string, string> = own) => requestOf({ method: "POST", headers });

describe("the verification link's button", () => {
  const sessionIn = (cookies: readonly string[]) =>
    cookies.find((cookie) => cookie.startsWith(`${sessionCookieName(env().https)}=`))?.split(/[=;]/)[1];

  /** Signs up as a browser does. @returns its cookie, and the mailed secret */
  async function signUpInBrowser(email: string, { word = password, count = 1 } = {}) {
    const { cookies } = await inRequest(asVisitor(), () => signUpAction({ email, password: word }));
    const [cookie = ""] = cookies.map((header) => header.split(";")[0] ?? "");
    expect(cookies.join()).toMatch(/^postwright\.sign-up=[\w-]{43};.*HttpOnly/);
    return { cookie, token: await secretMailedTo(email, count) };
  }

  /** Presses it. @returns what came of it; a redirect ends the action */
  async function press(
    token: string,
    { password: chosen, cookie = "" }: { password?: string; cookie?: string } = {},
  ) {
    const outcome: { to?: string } = {};
    const { result, cookies } = await inRequest(asVisitor({ ...own, cookie }), () =>
      verifyEmailAction({ token, password: chosen }).catch((error: { digest?: string }) => {
        outcome.to = error.digest?.split(";")[2];
      }),
    );
    return { to: outcome.to, session: sessionIn(cookies), result: result ?? undefined };
  }

  it("signs in the browser that signed up", async () => {
    const email = newAddress();
    const { cookie, token } = await signUpInBrowser(email);
    const { to, session } = await press(token, { cookie });
    expect(to).toBe("/dashboard");
    expect(await actorOfToken(session)).toMatchObject({ email });
  });

  it("has any other choose a password and sign in, also one that signed up with another address", async () => {
    const [mine, theirs] = [newAddress(), newAddress()];
    const { token } = await signUpInBrowser(mine);
    const other = await signUpInBrowser(theirs);
    const chosen = "quiet harbour lantern";
    expect(await press(token, { cookie: other.cookie, password: chosen })).toMatchObject({
      to: "/login?verified=1",
      session: undefined,
    });
    expect(await press(other.token, { password: chosen })).toMatchObject({
      to: "/login?verified=1",
      session: undefined,
    });
    for (const email of [mine, theirs])
      expect(await signInWithPassword({ email, password: chosen }, client)).toHaveProperty("userId");
  });

  it("stays for another try after a missing or guessable password", async () => {
    const email = newAddress();
    const { token } = await signUpInBrowser(email);
    const refusedFor = async (word?: string) => {
      const { result } = await press(token, { password: word });
      return result && !result.ok ? result.fieldErrors?.password : undefined;
    };
    expect(await refusedFor()).toEqual(["Login.errors.passwordMissing"]);
    expect(await refusedFor("password1")).toEqual(["Login.advice.common"]);
    expect(await refusedFor("")).toEqual(["Login.errors.passwordMissing"]);
    expect(await db.user.count({ where: { email } })).toBe(0);
    expect(await press(token, { password: "quiet harbour lantern" })).toMatchObject({
      to: "/login?verified=1",
    });
  });

  it.each(["owner first", "stranger first"])(
    "gives no stranger an account that the owner opens: %s",
    async (order) => {
      const email = newAddress();
      const strangers = "the stranger's password";
      const words = order === "owner first" ? [password, strangers] : [strangers, password];
      const made = [];
      for (const word of words)
        made.push({ word, ...(await signUpInBrowser(email, { word, count: made.length + 1 })) });
      const { cookie = "" } = made.find(({ word }) => word === password) ?? {};
      const { token = "" } = made.find(({ word }) => word === strangers) ?? {};
      // The owner's browser, with its own sign-up pending, opens the stranger's mail.
      const plain = await press(token, { cookie });
      expect(plain.result).toMatchObject({ ok: false, code: "VALIDATION_FAILED" });
      const chosen = "quiet harbour lantern";
      expect(await press(token, { cookie, password: chosen })).toMatchObject({
        to: "/login?verified=1",
      });
      expect(await signInWithPassword({ email, password: chosen }, client)).toHaveProperty("userId");
      await expect(signInWithPassword({ email, password: strangers }, client)).rejects.toMatchObject({
        code: "INVALID_CREDENTIALS",
      });
    },
  );

  it("asks for a password in another browser only, and for none where an address is changed", async () => {
    const { cookie, token } = await signUpInBrowser(newAddress());
    const seenBy = (secret: string, headers: Record<string, string> = {}) =>
      getSignUpByLink(secret, describeClient(new Headers(headers)));
    expect(await seenBy(token, { cookie })).toMatchObject({ own: true });
    expect(await seenBy(token)).toMatchObject({ own: false });
    expect(await seenBy("made up")).toBeNull();
  });

  it("stands in a mail that says where and when the sign-up was made", async () => {
    const email = newAddress();
    const userAgent = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
    await signUp({ email, password }, { address: "203.0.113.9", userAgent });
    await signUp({ email, password }, elsewhere);
    const year = new Date().getUTCFullYear();
    const texts = (await mailsTo(email, 2)).map(({ text }) => text.replace(/\s+/g, " "));
    // Each is sent on its own, so that either may arrive first.
    expect(texts.filter((text) => text.includes("UTC: tests."))).toHaveLength(1);
    expect(texts).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `Requested on \\w+ \\d+, ${year} at [\\d:]+ [AP]M UTC: Chrome, Windows, 203\\.0\\.113\\.9\\.`,
        ),
      ),
    );
  });
});
