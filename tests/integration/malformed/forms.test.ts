import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import Stripe from "stripe";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as nextAuth } from "../../../app/api/auth/[...nextauth]/route";
import { POST as webhook } from "../../../app/api/stripe/webhook/route";
import { csrfTokenOf, issueCsrfToken } from "../../../lib/accounts/sessions/issue-csrf-token";
import { BUSINESS_FIELDS } from "../../../lib/brand/constants";
import { findErasure } from "../../../lib/privacy/queries";
import { env } from "../../../lib/settings/env";
import { csrfCookieName } from "../../../lib/auth/session-cookie";
import { makeOwner } from "../../factories";
import { call, requestOf } from "../../fixtures";
import { inRequest } from "../../request-scope";
import { ODD_KEYS, ODD_VALUES } from "./mutations";

const texts = ODD_VALUES.filter((value) => typeof value === "string");
const own = { origin: env().APP_URL, "sec-fetch-site": "same-origin" };
const FORM = { "content-type": "application/x-www-form-urlencoded", ...own };

beforeAll(() => Object.assign(env(), { RATE_LIMITS: "off" }));
afterAll(() => Object.assign(env(), { RATE_LIMITS: "on" }));

/** Every field that a form of ours has. */
const FIELDS = [
  ...BUSINESS_FIELDS,
  ..."email password current token code id locale message content pageId platform response rawId type".split(
    " ",
  ),
];

type Action = (input: unknown) => Promise<{ ok: boolean; code?: string }>;

describe("the server actions", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)actions\.ts$/.test(file),
  );

  it.each(files)("of %s refuse what is no input of theirs", async (file) => {
    const actions = (await import(pathToFileURL(join(process.cwd(), "lib", file)).href)) as Record<
      string,
      Action
    >;
    const inputs = [
      null,
      undefined,
      "text",
      [],
      ...ODD_KEYS.map((key) => JSON.parse(`{${JSON.stringify(key)}:1}`) as object),
      ...texts.map((text) => Object.fromEntries(FIELDS.map((field) => [field, text]))),
      ...texts.map((text) => formOf(FIELDS.map((field) => [field, text]))),
      formOf(ODD_KEYS.map((key) => [key, "1"])),
    ];
    for (const [name, action] of Object.entries(actions)) {
      // An action without input does what it is for; signing out and deleting are other tests'.
      if (/^(signOut|deleteAccount|endOtherSessions)/.test(name)) continue;
      const { token } = await makeOwner();
      for (const input of inputs) {
        const { result } = await inRequest(requestOf({ method: "POST", cookie: token }), () => action(input));
        expect({ name, input: JSON.stringify(input), code: result.code }).not.toMatchObject({
          code: "INTERNAL_ERROR",
        });
      }
    }
  });
});

function formOf(fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.set(name, value);
  return form;
}

describe("the sign-in page's forms", () => {
  const ways = ["credentials", "second-factor", "passkey", "google", "constructor", "__proto__"];

  it.each(ways)("are answered with a way back to the page, or refused: %s", async (way) => {
    const csrf = issueCsrfToken(requestOf({ path: "/login" }))?.value ?? "";
    const cookie = `${csrfCookieName(env().https)}=${encodeURIComponent(csrf)}`;
    for (const text of texts) {
      const fields = [...FIELDS, "callbackUrl", "step", "json"].map(
        (field) => [field, text] as [string, string],
      );
      const body = new URLSearchParams([["csrfToken", csrfTokenOf(csrf)], ...fields]).toString();
      const request = requestOf({ path: `/api/auth/callback/${way}`, body, headers: { ...FORM, cookie } });
      const context = { params: Promise.resolve({ nextauth: ["callback", way] }) };
      const { result } = await inRequest(request, () => nextAuth(request, context));
      expect({ text: text.slice(0, 20), status: result.status }).toSatisfy(
        ({ status }: { status: number }) => status < 500,
      );
      const location = result.headers.get("location") ?? "";
      expect(location).not.toContain("INTERNAL_ERROR");
    }
  });
});

describe("a webhook that Stripe has signed", () => {
  const id = "evt_1";
  const type = "invoice.paid";
  const data = { object: {} };
  const odd = [
    null,
    [],
    0,
    "text",
    {},
    { id, type },
    { id, type, data: null },
    { id: "a\u0000b", type, data },
    { id: 1, type, data },
    { id, type: "constructor", data: { object: null } },
    { id, type, data: { object: { customer: "half \ud83d" } } },
    { id, type, data: { object: { customer: { id: "a\u0000b" } } } },
    { object: "v2.core.event", id, type },
  ];

  it.each(odd.map((event) => [JSON.stringify(event)]))(
    "and that is no event of ours changes nothing: %s",
    async (body) => {
      const secret = env().STRIPE_WEBHOOK_SECRET;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
      const reply = await call(webhook, { body, headers: { "stripe-signature": signature } });
      expect([200, 400]).toContain(reply.status);
      expect(reply.headers.get("x-request-id")).toBeTruthy();
      if (reply.status === 400)
        expect(reply).toMatchObject({ statusCode: "BAD_REQUEST", message: "WEBHOOK_REFUSED" });
    },
  );

  it("is refused in the envelope when it is no event at all", async () => {
    const secret = env().STRIPE_WEBHOOK_SECRET;
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: "[]", secret });
    expect(await call(webhook, { body: "[]", headers: { "stripe-signature": signature } })).toMatchObject({
      status: 400,
      message: "WEBHOOK_REFUSED",
    });
  });
});

describe("the code of a deletion", () => {
  it.each(["\u0000", "constructor", "half \ud83d", "x".repeat(5_000), ""])(
    "%j leads nowhere",
    async (code) => {
      expect(await findErasure(code)).toBeNull();
    },
  );
});
