import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signUpAction, verifyEmailAction } from "../../../lib/accounts/credentials/actions";
import { requestReset } from "../../../lib/accounts/credentials/request-reset";
import { resendVerification } from "../../../lib/accounts/credentials/resend-verification";
import { resetPassword } from "../../../lib/accounts/credentials/reset-password";
import { signInWithPassword } from "../../../lib/accounts/credentials/sign-in-with-password";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { verifyEmail } from "../../../lib/accounts/credentials/verify-email";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { randomSecret } from "../../../lib/crypto";
import { setClockOffset } from "../../clock";
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

const shiftClock = (hours: number) => setClockOffset(hours * 60 * 60 * 1000);

describe("signing up", () => {
  it("mails a link that verifies the address, and only then allows signing in", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: "Verify your email for Postwright" });
    const link = new URL(mail?.links[0] ?? "");
    expect(link.origin + link.pathname).toBe(`${env().APP_URL}/login`);
    expect(mail?.text).toContain(link.href);
    expect(mail?.html).toContain(">Verify email<");

    await expect(signInWithPassword({ email, password }, client)).rejects.toMatchObject({
      code: "EMAIL_NOT_VERIFIED",
    });
    await verifyEmail(link.searchParams.get("token") ?? "", client);
    expect(await signInWithPassword({ email, password }, client)).toHaveProperty("userId");
  });

  it("keeps neither the password nor the link's secret readable", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const secret = await secretMailedTo(email);
    const kept = await db.signUp.findFirstOrThrow({ where: { email } });
    expect(kept.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(kept)).not.toContain(secret);
    await verifyEmail(secret, client);
    expect(await db.signUp.findFirstOrThrow({ where: { email } })).toMatchObject({ passwordHash: null });
  });

  it("lets one of twenty tries with the same link succeed", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const secret = await secretMailedTo(email);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => verifyEmail(secret, client)));
    const refused = tries.flatMap((attempt) => (attempt.status === "rejected" ? [attempt.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 19 }, () => "LINK_USED"));
  });

  it("ends a link after 24 hours, until it is mailed again", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const secret = await secretMailedTo(email);
    await shiftClock(24);
    await expect(verifyEmail(secret, client)).rejects.toMatchObject({ code: "LINK_EXPIRED" });
    await resendVerification(email, client);
    expect(await secretMailedTo(email, 2)).toBe(secret);
    await shiftClock(47);
    await verifyEmail(secret, client);
    await shiftClock(0);
    await expect(verifyEmail("made up", client)).rejects.toMatchObject({ code: "LINK_INVALID" });
  });

  it("changes nothing about a verified account, and notifies only its owner", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    await verifyEmail(await secretMailedTo(email), client);
    const before = await db.user.findUniqueOrThrow({ where: { email } });

    const form = { email: email.toUpperCase(), password: "another long sentence" };
    const known = await inRequest(asVisitor(), () => signUpAction(form));
    const unknown = await inRequest(asVisitor(), () => signUpAction({ ...form, email: newAddress() }));
    expect(known.result).toEqual(unknown.result);
    expect(known.result).toEqual({ ok: true, data: undefined });

    const [mail] = await mailsTo(email, 2);
    expect(mail?.subject).toBe("You already have a Postwright account");
    expect(mail?.links.some((link) => link.includes("token="))).toBe(false);
    const after = await db.user.findUniqueOrThrow({ where: { email } });
    expect(after.passwordHash).toBe(before.passwordHash);
    expect(await signInWithPassword({ email, password }, client)).toHaveProperty("userId");
  });

  it("keeps each sign-up's own password: a link verifies the one it was mailed for", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const first = await secretMailedTo(email);
    await signUp({ email, password: "quiet harbour lantern" }, client);
    const second = await secretMailedTo(email, 2);
    expect(second).not.toBe(first);
    await verifyEmail(first, client);
    await expect(verifyEmail(second, client)).rejects.toMatchObject({ code: "LINK_USED" });
    await expect(
      signInWithPassword({ email, password: "quiet harbour lantern" }, client),
    ).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    expect(await signInWithPassword({ email, password }, client)).toHaveProperty("userId");
  });

  it("makes one account of links that are used at the same moment", async () => {
    const email = newAddress();
    for (let n = 0; n < 3; n += 1) await signUp({ email, password: `${password} ${n}` }, client);
    const mails = await mailsTo(email, 3);
    const secrets = mails.map(({ links }) => new URL(links[0] ?? "").searchParams.get("token") ?? "");
    const tries = await Promise.allSettled(secrets.map((secret) => verifyEmail(secret, client)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db.user.count({ where: { email } })).toBe(1);
  });

  it("lets the owner choose the password anew where a stranger has signed up too", async () => {
    const email = newAddress();
    await signUp({ email, password: "the stranger's password" }, elsewhere);
    await signUp({ email, password }, client);
    await mailsTo(email, 2);
    const third = { ...client, signUp: undefined };
    await resendVerification(email, third);
    const again = await secretMailedTo(email, 3);
    await expect(verifyEmail(again, client)).rejects.toMatchObject({ code: "LINK_INVALID" });
    await resetPassword({ token: again, password: "quiet harbour lantern" }, client);
    expect(await signInWithPassword({ email, password: "quiet harbour lantern" }, client)).toHaveProperty(
      "userId",
    );
    for (const word of ["the stranger's password", password])
      await expect(signInWithPassword({ email, password: word }, client)).rejects.toMatchObject({
        code: "INVALID_CREDENTIALS",
      });
  });

  it("mails a reset to an unverified address, and sets no password by a link of another kind", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const link = await secretMailedTo(email);
    await expect(
      resetPassword({ token: link, password: "quiet harbour lantern" }, client),
    ).rejects.toMatchObject({ code: "LINK_INVALID" });
    await requestReset(email, client);
    const token = await secretMailedTo(email, 2);
    await resetPassword({ token, password: "quiet harbour lantern" }, client);
    await expect(verifyEmail(link, client)).rejects.toMatchObject({ code: "LINK_USED" });
    expect(await signInWithPassword({ email, password: "quiet harbour lantern" }, client)).toHaveProperty(
      "userId",
    );
  });
});

describe("a new password", () => {
  it.each([
    ["short", "Login.errors.passwordTooShort"],
    ["password1", "Login.advice.common"],
    ["qwertyuiop", "Login.advice.common"],
    ["aaaaaaaaaaaaaaaa", "Login.advice.repeats"],
    ["postwright1", "Login.advice.yours"],
    ["summer2024", "Login.advice.general"],
  ])("refuses %s with advice", async (guessable, key) => {
    const attempt = signUp({ email: newAddress(), password: guessable }, client);
    await expect(attempt).rejects.toMatchObject({ details: { fieldErrors: { password: [key] } } });
  });

  it("takes six characters when they are random", async () => {
    await signUp({ email: newAddress(), password: "a7$kQ2" }, client);
  });

  it("refuses bad addresses and foreign pages", async () => {
    const bad = await inRequest(asVisitor(), () => signUpAction({ email: "anna", password }));
    expect(bad.result).toMatchObject({ ok: false, fieldErrors: { email: ["Login.errors.email"] } });
    const evil = asVisitor({ origin: "https://evil.example", "sec-fetch-site": "cross-site" });
    const foreign = await inRequest(evil, () => signUpAction({ email: newAddress(), password }));
    expect(foreign.result).toMatchObject({ ok: false, code: "FOREIGN_ORIGIN" });
    const verify = await inRequest(evil, () => verifyEmailAction({ token: "x" }));
    expect(verify.result).toMatchObject({ ok: false, code: "FOREIGN_ORIGIN" });
  });

  it("slows down repeated mails to one address", async () => {
    const email = newAddress();
    const tries = [];
    for (let n = 0; n < 7; n += 1)
      tries.push(await signUp({ email, password }, client).catch((error) => error.code));
    expect(tries.slice(0, 5)).toEqual(Array(5).fill(undefined));
    expect(tries.slice(5)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  });
});
