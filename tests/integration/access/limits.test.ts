import { describe, expect, it } from "vitest";
import { requestResetAction, resetPasswordAction } from "../../../lib/accounts/credentials/actions";
import { issueDeviceCookie } from "../../../lib/accounts/sessions/device-cookie";
import { RESET_LINK_HOURS } from "../../../lib/accounts/constants";
import { createEmailToken } from "../../../lib/accounts/mutations";
import { requestReset } from "../../../lib/accounts/credentials/request-reset";
import { resendVerification } from "../../../lib/accounts/credentials/resend-verification";
import { resetPassword } from "../../../lib/accounts/credentials/reset-password";
import { signInWithPassword } from "../../../lib/accounts/credentials/sign-in-with-password";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import type { Client } from "../../../lib/accounts/types";
import { verifyEmail } from "../../../lib/accounts/credentials/verify-email";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { countUse, removeExpiredUses } from "../../../lib/http/rate-limit";
import { deviceCookieName } from "../../../lib/auth/session-cookie";
import { makeUser } from "../../factories";
import { requestOf } from "../../fixtures";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { inRequest } from "../../request-scope";

const password = "blue kettle morning";
const passwordHash = await makePasswordHash(password);
const stranger = { address: "203.0.113.9", userAgent: "guesser" };

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    () => "in",
    (error: { code: string }) => error.code,
  );

/** A browser that has signed in to this account before. */
async function knownBrowser(email: string) {
  const { cookies } = await inRequest(requestOf(), () => issueDeviceCookie(email));
  const line = cookies.find((cookie) => cookie.startsWith(`${deviceCookieName(env().https)}=`)) ?? "";
  expect(line).toMatch(/HttpOnly/);
  return {
    address: "198.51.100.7",
    userAgent: "home",
    device: line.split(";")[0]?.split("=").slice(1).join("="),
  };
}

const makeResetLink = (userId: string) => createEmailToken(userId, "RESET_PASSWORD", RESET_LINK_HOURS);

async function guess(email: string, times: number): Promise<string[]> {
  const outcomes: string[] = [];
  for (let n = 0; n < times; n += 1)
    outcomes.push(await outcome(signInWithPassword({ email, password: `wrong ${n}` }, stranger)));
  return outcomes;
}

const at = (address: string) => ({ address, userAgent: "somebody" });
const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
const visitor = () => requestOf({ method: "POST", headers: own });

describe("a stranger who guesses", () => {
  it("is refused after ten guesses at one account; its owner is let in, known browser or not", async () => {
    const { email } = await makeUser({ passwordHash });
    const home = await knownBrowser(email);
    const outcomes = await guess(email, 12);
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill("INVALID_CREDENTIALS"));
    expect(outcomes.slice(10)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    expect(await outcome(signInWithPassword({ email, password }, stranger))).toBe("TOO_MANY_REQUESTS");
    expect(await outcome(signInWithPassword({ email, password }, home))).toBe("in");
    expect(await outcome(signInWithPassword({ email, password }, at("198.51.100.7")))).toBe("in");
  });

  it("gains nothing by a made-up cookie, or by their own for another account", async () => {
    const { email } = await makeUser({ passwordHash });
    const theirs = await knownBrowser("guesser@example.com");
    await guess(email, 10);
    for (const device of [theirs.device, "a.b", ".", `${"x".repeat(43)}.${"y".repeat(43)}`, undefined])
      expect(await outcome(signInWithPassword({ email, password }, { ...stranger, device }))).toBe(
        "TOO_MANY_REQUESTS",
      );
  });

  it("gains nothing by another address of the same IPv6 network", async () => {
    const { email } = await makeUser({ passwordHash });
    const outcomes: string[] = [];
    for (let n = 1; n <= 11; n += 1)
      outcomes.push(
        await outcome(signInWithPassword({ email, password: "wrong" }, at(`2001:db8:7:7::${n}`))),
      );
    expect(outcomes.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect(await outcome(signInWithPassword({ email, password }, at("2001:db8:7:8::1")))).toBe("in");
  });

  it("is slowed down at a known browser too", async () => {
    const { email } = await makeUser({ passwordHash });
    const home = await knownBrowser(email);
    const outcomes: string[] = [];
    for (let n = 0; n < 11; n += 1)
      outcomes.push(await outcome(signInWithPassword({ email, password: "wrong" }, home)));
    expect(outcomes.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  it("from many addresses waits, and has few guesses from each; the owner still comes in", async () => {
    const { email } = await makeUser({ passwordHash });
    const from = (n: number) => at(`203.0.113.${100 + n}`);
    for (let n = 0; n < 20; n += 1) await outcome(signInWithPassword({ email, password: "wrong" }, from(n)));
    const begun = Date.now();
    const outcomes: string[] = [];
    for (let n = 0; n < 4; n += 1)
      outcomes.push(await outcome(signInWithPassword({ email, password: "wrong" }, from(50))));
    expect(outcomes).toEqual([...Array(3).fill("INVALID_CREDENTIALS"), "TOO_MANY_REQUESTS"]);
    expect(Date.now() - begun).toBeGreaterThan(2_900);
    expect(await outcome(signInWithPassword({ email, password }, at("198.51.100.30")))).toBe("in");
    const home = await knownBrowser(email);
    // Nor does a known browser wait with the guesser, who began before it.
    const order: string[] = [];
    const guessed = outcome(signInWithPassword({ email, password: "wrong" }, from(51)));
    const known = outcome(signInWithPassword({ email, password }, home));
    await Promise.all([guessed.then(() => order.push("guesser")), known.then(() => order.push("owner"))]);
    expect([order, await known]).toEqual([["owner", "guesser"], "in"]);
  });

  it("cannot keep out whoever reads the mailbox", async () => {
    const { email } = await makeUser({ passwordHash });
    await guess(email, 11);
    await inRequest(visitor(), () => requestResetAction({ email }));
    const token = await secretMailedTo(email);
    const reset = inRequest(visitor(), () =>
      resetPasswordAction({ token, password: "seven geese over town" }),
    );
    await expect(reset).rejects.toThrow("NEXT_REDIRECT");
    expect(
      await outcome(signInWithPassword({ email, password: "seven geese over town" }, at("198.51.100.8"))),
    ).toBe("in");
  });
});

describe("an owner", () => {
  it("who signs in repeatedly is not counted as guessing", async () => {
    const { email } = await makeUser({ passwordHash });
    for (let n = 0; n < 55; n += 1)
      expect(await outcome(signInWithPassword({ email, password }, at("198.51.100.40")))).toBe("in");
  });

  it("gets the reset mail whatever strangers did with the address, and one in three minutes", async () => {
    const { email } = await makeUser({ passwordHash });
    for (let n = 0; n < 8; n += 1) {
      const client = at(`203.0.113.${n + 150}`);
      expect(await outcome(signUp({ email, password: "seven geese over town" }, client))).toBe("in");
      expect(await outcome(resendVerification(email, client))).toBe("in");
      expect(await outcome(requestReset(email, client))).toBe("in");
    }
    expect(await outcome(requestReset(email, at("198.51.100.50")))).toBe("in");
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    const reset = "Set a new Postwright password";
    await expect.poll(subjects).toContain(reset);
    expect((await subjects()).filter((subject) => subject === reset)).toHaveLength(1);
    const token = await secretMailedTo(email);
    await resetPassword({ token, password: "seven geese over town" }, at("198.51.100.50"));
  });

  it("has the link of the first mail work beside one that a stranger asked for later", async () => {
    const { id, email } = await makeUser({ passwordHash });
    const [first, second] = [await makeResetLink(id), await makeResetLink(id)];
    await resetPassword({ token: first, password: "seven geese over town" }, at("198.51.100.60"));
    expect(await outcome(resetPassword({ token: second, password }, at("198.51.100.60")))).toBe(
      "LINK_EXPIRED",
    );
    expect(await outcome(signInWithPassword({ email, password }, at("198.51.100.60")))).toBe(
      "INVALID_CREDENTIALS",
    );
  });
});

describe("one client", () => {
  const mailbox = (n: number) => `nobody-${n}@example.com`;

  it.each([
    [
      "guesses",
      50,
      (n: number, client: Client) => signInWithPassword({ email: mailbox(n), password: "wrong" }, client),
    ],
    ["asks for resets", 30, (n: number, client: Client) => requestReset(mailbox(n), client)],
    ["asks for verifications", 30, (n: number, client: Client) => resendVerification(mailbox(n), client)],
    ["tries links", 60, (n: number, client: Client) => verifyEmail(`made up ${n}`, client)],
  ])("that %s for ever new accounts is slowed after %i, and no other", async (what, most, attempt) => {
    const client = at(`192.0.2.${most} ${what}`);
    const outcomes: string[] = [];
    for (let n = 0; n <= most; n += 1) outcomes.push(await outcome(attempt(n, client)));
    expect(outcomes.slice(0, most)).not.toContain("TOO_MANY_REQUESTS");
    expect(outcomes.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect(await outcome(attempt(0, at("198.51.100.20")))).not.toBe("TOO_MANY_REQUESTS");
  });

  it.each([
    ["sign-ups", (email: string, client: Client) => signUp({ email, password }, client)],
    ["resets", requestReset],
    ["verifications", resendVerification],
  ])("asks for five %s of one address in an hour; each kind is counted by itself", async (kind, ask) => {
    const email = `flooded-${kind}@example.com`;
    const client = at("203.0.113.50");
    const outcomes: string[] = [];
    for (let n = 0; n < 6; n += 1) outcomes.push(await outcome(ask(email, client)));
    expect(outcomes).toEqual([...Array(5).fill("in"), "TOO_MANY_REQUESTS"]);
    for (const flow of [requestReset, resendVerification].filter((other) => other !== ask))
      expect(await outcome(flow(email, client))).toBe("in");
    expect(await outcome(ask(email, at("203.0.113.51")))).toBe("in");
  });
});

describe("what was counted", () => {
  it("is deleted when it no longer counts", async () => {
    await countUse({ name: "short", points: 5, seconds: 1 }, "a");
    await countUse({ name: "long", points: 5, seconds: 600 }, "a");
    const rows = () => db.rateLimit.findMany({ where: { key: { in: ["short:a", "long:a"] } } });
    await removeExpiredUses();
    expect(await rows()).toHaveLength(2);
    await expect
      .poll(() => removeExpiredUses().then(rows), { timeout: 5_000 })
      .toMatchObject([{ key: "long:a" }]);
  });
});
