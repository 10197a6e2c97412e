import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { sendMail } from "../../lib/providers/mail";
import { given } from "./given";

Object.assign(process.env, {
  NODE_ENV: "test",
  DATABASE_URL: "postgresql://localhost/none",
  NEXTAUTH_SECRET: "a-secret-that-only-tests-know",
  ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
  SANDBOX: "1",
  SMTP_URL: given("PARTS_SMTP_URL"),
});

const outcomeOf = (to: string) =>
  sendMail({ to, subject: "Árvíztűrő", text: "Test", html: "<p>Test</p>" }).then(
    () => "sent",
    (error: { outcome: string; message: string }) => `${error.outcome} ${error.message}`,
  );

describe("a mail handed to Postfix", () => {
  it("is taken", async () => {
    expect(await outcomeOf("anna@example.com")).toBe("sent");
    const log = () => readFileSync(given("PARTS_MAIL_LOG"), "utf8");
    await expect.poll(log, { timeout: 20_000 }).toMatch(/to=<anna@example\.com>.*status=sent/);
  });

  it.each([
    ["unknown", "550"],
    ["moved", "551"],
    ["full", "552"],
    ["barred", "554"],
  ])("is given up where its recipient is %s (%s)", async (name, code) => {
    expect(await outcomeOf(`${name}@example.com`)).toMatch(new RegExp(`^refused .*${code}`));
  });

  it.each([
    ["greylisted", "450"],
    ["login", "553"],
    ["domain", "550"],
    ["blocked", "554"],
  ])("is kept where it says %s (%s), which a later attempt may overcome", async (name, code) => {
    expect(await outcomeOf(`${name}@example.com`)).toMatch(new RegExp(`^retry .*${code}`));
  });

  it("is kept where it does not relay for us", async () => {
    expect(await outcomeOf("anna@example.org")).toMatch(/^retry .*554 5\.7\.1 .*Relay access denied/);
  });
});
