import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as signUp } from "../../../app/api/auth/sign-up/route";
import { POST as resend } from "../../../app/api/auth/verification/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/env";
import { requestOf } from "../../fixtures";
import { mailsTo } from "../../mailbox";
import { inRequest } from "../../request-scope";

const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
const newAddress = () => `anna-${randomUUID()}@example.com`;
const password = "blue kettle morning";

/** Sends a form as a browser does without script, or with `json` as the page's script does. */
async function submit(
  door: typeof signUp,
  fields: Record<string, string>,
  headers: Record<string, string> = own,
) {
  const request = requestOf({
    path: "/api/auth/sign-up",
    body: new URLSearchParams({ csrfToken: "of next-auth", ...fields }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
  });
  const { result } = await inRequest(request, () => door(request, { params: Promise.resolve({}) }));
  return result;
}

describe("a form of the sign-in page that is sent without script", () => {
  it("signs up, and leads back to a page that says so and keeps where a sign-in is to lead", async () => {
    const email = newAddress();
    const answer = await submit(signUp, { email, password, callbackUrl: "/settings" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/login?sent=1&callbackUrl=%2Fsettings");
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it("leads back to the form with what is wrong at which field, and tells neither address nor password", async () => {
    const answer = await submit(signUp, {
      email: "anna@",
      password: "abc",
      callbackUrl: "https://evil.example/",
    });
    expect(answer.status).toBe(303);
    const address = new URL(answer.headers.get("location") ?? "", env().APP_URL);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      error: "VALIDATION_FAILED",
      emailError: "Login.errors.email",
      mode: "sign-up",
      callbackUrl: "/dashboard",
    });
  });

  it("mails another link", async () => {
    const email = newAddress();
    await submit(signUp, { email, password });
    const answer = await submit(resend, { email, password: "" });
    expect(answer.headers.get("location")).toBe("/login?resent=1&callbackUrl=%2Fdashboard");
    expect(await mailsTo(email, 2)).toHaveLength(2);
  });

  it("is answered with the same address in JSON when script asks", async () => {
    const answer = await submit(signUp, { email: newAddress(), password, json: "true" });
    expect(await answer.json()).toEqual({ url: "/login?sent=1&callbackUrl=%2Fdashboard" });
  });

  it("is refused from another site, and above 10 KB", async () => {
    const email = newAddress();
    const foreign = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect((await submit(signUp, { email, password }, foreign)).status).toBe(403);
    expect((await submit(signUp, { email, password, more: "a".repeat(10_000) })).status).toBe(413);
    expect(await db.user.count({ where: { email } })).toBe(0);
  });
});
