import { describe, expect, it } from "vitest";
import { requestResetAction, resetPasswordAction } from "../../../lib/accounts/actions";
import { issueDeviceCookie } from "../../../lib/accounts/issue-device-cookie";
import { requestReset } from "../../../lib/accounts/request-reset";
import { resendVerification } from "../../../lib/accounts/resend-verification";
import { signIn } from "../../../lib/accounts/sign-in";
import type { Client } from "../../../lib/accounts/types";
import { verifyEmail } from "../../../lib/accounts/verify-email";
import { makePasswordHash } from "../../../lib/accounts/verify-password";
import { db } from "../../../lib/db";
import { env } from "../../../lib/env";
import { clientAddress, countUse, removeExpiredUses } from "../../../lib/rate-limit";
import { deviceCookieName } from "../../../lib/session-cookie";
import { makeUser } from "../../factories";
import { requestOf } from "../../fixtures";
import { secretMailedTo } from "../../mailbox";
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
  const line = cookies.find((one) => one.startsWith(`${deviceCookieName(env().https)}=`)) ?? "";
  expect(line).toMatch(/HttpOnly/);
  return {
    address: "198.51.100.7",
    userAgent: "home",
    device: line.split(";")[0]?.split("=").slice(1).join("="),
  };
}

async function guess(email: string, times: number): Promise<string[]> {
  const said: string[] = [];
  for (let n = 0; n < times; n += 1)
    said.push(await outcome(signIn({ email, password: `wrong ${n}` }, stranger)));
  return said;
}

describe("strangers who guess", () => {
  it("are slowed down, and do not lock the owner's own browser out", async () => {
    const { email } = await makeUser({ passwordHash });
    const home = await knownBrowser(email);
    const said = await guess(email, 12);
    expect(said.slice(0, 10)).toEqual(Array(10).fill("INVALID_CREDENTIALS"));
    expect(said.slice(10)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    expect(await outcome(signIn({ email, password }, stranger))).toBe("TOO_MANY_REQUESTS");
    expect(await outcome(signIn({ email, password }, home))).toBe("in");
  });

  it("gain nothing by a made-up cookie, or by their own for another account", async () => {
    const { email } = await makeUser({ passwordHash });
    const theirs = await knownBrowser("guesser@example.com");
    await guess(email, 10);
    for (const device of [theirs.device, "a.b", ".", `${"x".repeat(43)}.${"y".repeat(43)}`, undefined])
      expect(await outcome(signIn({ email, password }, { ...stranger, device }))).toBe("TOO_MANY_REQUESTS");
  });

  it("are slowed down at a known browser too", async () => {
    const { email } = await makeUser({ passwordHash });
    const home = await knownBrowser(email);
    const said: string[] = [];
    for (let n = 0; n < 11; n += 1) said.push(await outcome(signIn({ email, password: "wrong" }, home)));
    expect(said.at(-1)).toBe("TOO_MANY_REQUESTS");
  });

  it("are passed by who reads the mailbox", async () => {
    const { email } = await makeUser({ passwordHash });
    await guess(email, 11);
    const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
    const visitor = () => requestOf({ method: "POST", headers: own });
    await inRequest(visitor(), () => requestResetAction({ email }));
    const token = await secretMailedTo(email);
    const reset = inRequest(visitor(), () =>
      resetPasswordAction({ token, password: "seven geese over town" }),
    );
    await expect(reset).rejects.toThrow("NEXT_REDIRECT");
    const client = { address: "198.51.100.8", userAgent: "home" };
    expect(await outcome(signIn({ email, password: "seven geese over town" }, client))).toBe("in");
  });
});

describe("one client", () => {
  const at = (address: string) => ({ address, userAgent: "guesser" });
  const mailbox = (n: number) => `nobody-${n}@example.com`;

  it.each([
    ["guesses", 50, (n: number, client: Client) => signIn({ email: mailbox(n), password: "wrong" }, client)],
    ["asks for resets", 30, (n: number, client: Client) => requestReset(mailbox(n), client)],
    ["asks for verifications", 30, (n: number, client: Client) => resendVerification(mailbox(n), client)],
    ["tries links", 60, (n: number, client: Client) => verifyEmail(`made up ${n}`, client)],
  ])("that %s for ever new accounts is slowed after %i, and no other", async (what, most, attempt) => {
    const client = at(`192.0.2.${most} ${what}`);
    const said: string[] = [];
    for (let n = 0; n <= most; n += 1) said.push(await outcome(attempt(n, client)));
    expect(said.slice(0, most)).not.toContain("TOO_MANY_REQUESTS");
    expect(said.at(-1)).toBe("TOO_MANY_REQUESTS");
    expect(await outcome(attempt(0, at("198.51.100.20")))).not.toBe("TOO_MANY_REQUESTS");
  });

  it.each([
    ["resets", requestReset],
    ["verifications", resendVerification],
  ])("cannot have one address flooded with %s", async (_, ask) => {
    const email = `flooded-${ask.name}@example.com`.toLowerCase();
    const said: string[] = [];
    for (let n = 0; n < 6; n += 1) said.push(await outcome(ask(email, at(`203.0.113.${n + 50}`))));
    expect(said).toEqual([...Array(5).fill("in"), "TOO_MANY_REQUESTS"]);
  });
});

describe("what was counted", () => {
  it("is forgotten when it counts no more", async () => {
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

describe("the client's address", () => {
  const chain = "192.0.2.66, 203.0.113.9, 198.51.100.7";
  const addressAt = (hops: number, header: string | null) =>
    clientAddress(new Headers(header === null ? {} : { "x-forwarded-for": header }), hops);

  it.each([
    [0, chain, null],
    [1, chain, "198.51.100.7"],
    [2, chain, "203.0.113.9"],
    [3, chain, "192.0.2.66"],
    [4, chain, null],
    [1, null, null],
    [1, "", null],
    [1, "forged, 198.51.100.7", "198.51.100.7"],
  ])("behind %i proxies, of %j, is %j", (hops, header, address) => {
    expect(addressAt(hops, header)).toBe(address);
  });
});
