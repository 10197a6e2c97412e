import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { signUpAction, verifyEmailAction } from "../../../lib/accounts/actions";
import { signIn } from "../../../lib/accounts/sign-in";
import { signUp } from "../../../lib/accounts/sign-up";
import { verifyEmail } from "../../../lib/accounts/verify-email";
import { db } from "../../../lib/db";
import { env } from "../../../lib/env";
import { requestOf } from "../../fixtures";
import { mailsTo, secretMailedTo } from "../../mailbox";
import { inRequest } from "../../request-scope";

const client = { address: null, userAgent: "tests" };
const password = "blue kettle morning";
const newAddress = () => `anna-${randomUUID()}@example.com`;
const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
const asVisitor = (headers: Record<string, string> = own) => requestOf({ method: "POST", headers });

async function shiftClock(hours: number): Promise<void> {
  const millis = hours * 60 * 60 * 1000;
  await db.$executeRaw`
    INSERT INTO "ClockOffset" ("id", "millis") VALUES (true, ${millis})
    ON CONFLICT ("id") DO UPDATE SET "millis" = EXCLUDED."millis"`;
}

describe("signing up", () => {
  it("mails a link that verifies the address, and only then lets in", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const [mail] = await mailsTo(email);
    expect(mail).toMatchObject({ subject: "Verify your email for Postwright" });
    const link = new URL(mail?.links[0] ?? "");
    expect(link.origin + link.pathname).toBe(`${env().APP_URL}/login`);
    expect(mail?.text).toContain(link.href);
    expect(mail?.html).toContain(">Verify email<");

    await expect(signIn({ email, password }, client)).rejects.toMatchObject({ code: "EMAIL_NOT_VERIFIED" });
    await verifyEmail(link.searchParams.get("token") ?? "", client);
    expect(await signIn({ email, password }, client)).toHaveProperty("userId");
  });

  it("keeps neither the password nor the link's secret readable", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const secret = await secretMailedTo(email);
    const user = await db.user.findUniqueOrThrow({ where: { email }, include: { emailTokens: true } });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(user)).not.toContain(secret);
  });

  it("lets one of twenty tries with the same link succeed", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const secret = await secretMailedTo(email);
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => verifyEmail(secret, client)));
    const refused = tries.flatMap((one) => (one.status === "rejected" ? [one.reason.code] : []));
    expect(refused).toEqual(Array.from({ length: 19 }, () => "LINK_USED"));
  });

  it("ends a link after 24 hours, and with the next one", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    const first = await secretMailedTo(email);
    await signUp({ email, password }, client);
    const second = await secretMailedTo(email, 2);
    await expect(verifyEmail(first, client)).rejects.toMatchObject({ code: "LINK_EXPIRED" });
    await shiftClock(24);
    await expect(verifyEmail(second, client)).rejects.toMatchObject({ code: "LINK_EXPIRED" });
    await shiftClock(0);
    await verifyEmail(second, client);
    await expect(verifyEmail("made up", client)).rejects.toMatchObject({ code: "LINK_INVALID" });
  });

  it("changes nothing about a verified account, and tells its owner alone", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    await verifyEmail(await secretMailedTo(email), client);
    const before = await db.user.findUniqueOrThrow({ where: { email } });

    const form = { email: email.toUpperCase(), password: "another long sentence" };
    const known = await inRequest(asVisitor(), () => signUpAction(form));
    const unknown = await inRequest(asVisitor(), () => signUpAction({ ...form, email: newAddress() }));
    expect(known).toEqual(unknown);
    expect(known.result).toEqual({ ok: true, data: undefined });

    const [mail] = await mailsTo(email, 2);
    expect(mail?.subject).toBe("You already have a Postwright account");
    expect(mail?.links.some((link) => link.includes("token="))).toBe(false);
    const after = await db.user.findUniqueOrThrow({ where: { email } });
    expect(after.passwordHash).toBe(before.passwordHash);
    expect(await signIn({ email, password }, client)).toHaveProperty("userId");
  });

  it("takes the newest password while the address is unverified", async () => {
    const email = newAddress();
    await signUp({ email, password }, client);
    await mailsTo(email);
    await signUp({ email, password: "quiet harbour lantern" }, client);
    await verifyEmail(await secretMailedTo(email, 2), client);
    await expect(signIn({ email, password }, client)).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    expect(await signIn({ email, password: "quiet harbour lantern" }, client)).toHaveProperty("userId");
  });

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

  it("slows down who has mails sent to one address", async () => {
    const email = newAddress();
    const tries = [];
    for (let n = 0; n < 7; n += 1)
      tries.push(await signUp({ email, password }, client).catch((error) => error.code));
    expect(tries.slice(0, 5)).toEqual(Array(5).fill(undefined));
    expect(tries.slice(5)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
  });
});
