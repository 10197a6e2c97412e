import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as nextAuth } from "../../../app/api/auth/[...nextauth]/route";
import { POST as tokenRoute } from "../../../app/api/auth/token/route";
import {
  requestResetAction,
  resendVerificationAction,
  signUpAction,
} from "../../../lib/accounts/credentials/actions";
import { csrfTokenOf, issueCsrfToken } from "../../../lib/accounts/sessions/issue-csrf-token";
import { signUp } from "../../../lib/accounts/credentials/sign-up";
import { makePasswordHash } from "../../../lib/accounts/credentials/verify-password";
import { env } from "../../../lib/settings/env";
import { csrfCookieName } from "../../../lib/auth/session-cookie";
import { makeUser } from "../../factories";
import { requestOf } from "../../fixtures";
import { mailsTo } from "../../mailbox";
import { inRequest } from "../../request-scope";

const passwordHash = await makePasswordHash("blue kettle morning");
const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };

/** Every statement that goes to the database, without its values. */
let statements: string[] = [];
const query = pg.Client.prototype.query as (...sent: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...sent: unknown[]) {
  const [first] = sent;
  statements.push(typeof first === "string" ? first : String((first as { text?: unknown }).text));
  return query.apply(this, sent);
} as typeof pg.Client.prototype.query;

beforeEach(() => {
  statements = [];
});

const visitor = () => requestOf({ method: "POST", headers: own });
const password = "a long wrong sentence";

/** What a visitor is answered, and the statements that were run until then. */
async function answerOf(work: () => Promise<unknown>, request = visitor()) {
  statements = [];
  const later: (() => Promise<void>)[] = [];
  const { result, cookies } = await inRequest(request, work, later);
  const before = [...statements];
  await Promise.all(later.map((task) => task()));
  if (!(result instanceof Response))
    return { reply: JSON.stringify({ result, cookies: cookies.map(withoutSecret) }), before };
  const headers = [...result.headers].filter(([name]) => name !== "x-request-id");
  return { reply: JSON.stringify([result.status, headers, await result.text()]), before };
}

/** What marks a browser is another secret for each, and ends a second later where the clock has moved on. */
const withoutSecret = (cookie: string) =>
  cookie.replace(/(sign-up=)[\w-]+/, "$1…").replace(/(Expires=)[^;]+/i, "$1…");

function signIn(email: string) {
  const csrf = issueCsrfToken(requestOf({ path: "/login" }))?.value;
  const request = requestOf({
    path: "/api/auth/callback/credentials",
    body: new URLSearchParams({ csrfToken: csrfTokenOf(csrf), email, password }).toString(),
    headers: {
      ...own,
      "content-type": "application/x-www-form-urlencoded",
      cookie: `${csrfCookieName(env().https)}=${encodeURIComponent(csrf ?? "")}`,
    },
  });
  const context = { params: Promise.resolve({ nextauth: ["callback", "credentials"] }) };
  return answerOf(() => nextAuth(request, context), request);
}

function token(email: string) {
  const request = requestOf({ path: "/api/auth/token", body: { email, password } });
  return answerOf(() => tokenRoute(request, { params: Promise.resolve({}) }), request);
}

describe("a known address, an unverified one, and an unknown one", () => {
  it.each([
    ["the sign-in form", signIn],
    ["POST /api/auth/token", token],
    ["sign-up", (email: string) => answerOf(() => signUpAction({ email, password }))],
    ["resend", (email: string) => answerOf(() => resendVerificationAction({ email }))],
    ["forgotten password", (email: string) => answerOf(() => requestResetAction({ email }))],
  ])("get the same bytes and the same statements from %s", async (_, ask) => {
    const address = () => `anna-${randomUUID()}@example.com`;
    const known = await makeUser({ email: address(), passwordHash });
    const waiting = { email: address() };
    await signUp({ email: waiting.email, password: "blue kettle morning" }, { address: null, userAgent: "" });
    await mailsTo(waiting.email);
    // Once beforehand: what is prepared at first use is prepared.
    await ask(address());
    const answers = [await ask(known.email), await ask(waiting.email), await ask(address())];
    expect(answers[0]?.before.length).toBeGreaterThan(0);
    expect(new Set(answers.map(({ reply }) => reply)).size).toBe(1);
    expect(answers[1]?.before).toEqual(answers[0]?.before);
    expect(answers[2]?.before).toEqual(answers[0]?.before);
  });
});
