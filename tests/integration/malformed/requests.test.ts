import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { API_ROUTES } from "../../../app/api/openapi.json/routes";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { methodsOf } from "../../../lib/http/openapi";
import { recordSweep } from "../../../lib/jobs/leader";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { makeOwner } from "../../factories";
import { type CallOptions, type CallReply, type Handler, call, requestOf } from "../../fixtures";
import { inRequest } from "../../request-scope";
import { type Mine, ROUTES } from "../access/rows";
import { draft, rolls } from "../posts/drafting/drafts";
import { ODD_BODIES, ODD_KEYS, ODD_VALUES, ODD_WORDS, mutationsOf } from "./mutations";

/** Ids of the right form that nobody has: what is not refused for its form has no effect. */
const NOBODYS: Mine = {
  post: 2_147_483_001,
  inDoubt: 2_147_483_002,
  delivery: 2_147_483_003,
  notice: 2_147_483_004,
  browser: "https://push.example/send/1",
  photo: `${"a".repeat(43)}.jpg`,
  page: "1234567890",
  idea: "01234567-89ab-4cde-8f01-23456789abcd",
  campaign: "01234567-89ab-4cde-8f01-23456789abce",
  fact: "01234567-89ab-4cde-8f01-23456789abce",
};

const doors = API_ROUTES.flatMap((route) =>
  methodsOf(route).map(([method, handler]) => {
    const name = route.path.replace(/^\/api\//, "");
    const row = ROUTES[name.replace(/\{(\w+)\}/g, "[$1]")]?.[method];
    if (!row) throw new Error(`${method} ${route.path} has no row in the matrix`);
    const base =
      "ids" in row ? row.ids(NOBODYS) : "others" in row ? row.others(NOBODYS) : (row.call?.(NOBODYS) ?? {});
    return {
      method,
      path: route.path,
      handler: handler as unknown as Handler,
      options: handler.options,
      base,
    };
  }),
);

let owner: Awaited<ReturnType<typeof makeOwner>>;

beforeAll(async () => {
  // A plan without credits: what is well-formed after all reaches the price, and no model.
  owner = await makeOwner({ credits: 0 });
  Object.assign(env(), { RATE_LIMITS: "off" });
  await recordSweep();
});
afterAll(() => Object.assign(env(), { RATE_LIMITS: "on" }));

const JSON_TYPE = { "content-type": "application/json" };

/** Every odd request of one door. */
function requestsOf({ method, path, options, base }: (typeof doors)[number]): CallOptions[] {
  const fixed = { method, ...base, bearer: owner.token };
  const address = base.path ?? path;
  const bodies = options.body
    ? [...mutationsOf(base.body), ...ODD_BODIES].map((body) => ({ body, headers: JSON_TYPE }))
    : [];
  const names = Object.keys(base.params ?? {});
  const params = names.flatMap((name) =>
    ODD_WORDS.map((word) => ({ params: { ...base.params, [name]: word } })),
  );
  const known = [...new URL(address, "http://x").searchParams.keys(), ...shapeOf(options.query)];
  const pairs = [
    ...[...new Set(known)].flatMap((key) => ODD_WORDS.map((word) => [key, word] as const)),
    ...ODD_KEYS.map((key) => [key, "1"] as const),
  ];
  const queries = pairs.flatMap(([key, word]) => {
    const pair = `${encodeURIComponent(key)}=${encodeURIComponent(word)}`;
    return [pair, `${pair}&${pair}`, `${pair}%ED%A0%80`].map((query) => ({ path: `${path}?${query}` }));
  });
  const types = ["text/plain", "application/jsonp", "application/json; charset=utf-16", "*"].map((type) => ({
    body: "{}",
    headers: { "content-type": type },
  }));
  const odd: Record<string, string>[] = [
    { "idempotency-key": "short" },
    { "idempotency-key": "ÿ".repeat(20) },
    { "content-length": "-1" },
    { accept: "text/event-stream" },
  ];
  const headers = odd.map((extra) => ({ headers: { ...(base.body ? JSON_TYPE : {}), ...extra } }));
  const sent = [...bodies, ...params, ...queries, ...(options.body ? types : []), ...headers];
  return sent
    .map((variant) => ({ ...fixed, ...variant }))
    .map((variant) => (method === "GET" ? { ...variant, body: undefined } : variant));
}

const shapeOf = (schema: unknown) => Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});

/** How many requests are under way at a time: no more than the pool has connections. */
const AT_ONCE = 5;

async function send(handler: Handler, options: CallOptions): Promise<CallReply> {
  const { result } = await inRequest(requestOf(options), () => call(handler, options));
  return result;
}

describe.each(doors)("$method $path", (door) => {
  it("answers whatever is sent to it, and refuses it with the envelope", async () => {
    const failed: string[] = [];
    const waiting = requestsOf(door);
    const work = async () => {
      for (let options = waiting.pop(); options; options = waiting.pop()) {
        const { status, statusCode, message, headers } = await send(door.handler, options);
        const valid = status < 400 || (status < 500 && statusCode && message && headers.has("x-request-id"));
        if (!valid) failed.push(`${status} ${message} to ${JSON.stringify(options).slice(0, 300)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(failed).toEqual([]);
  });
});

describe("a stranger's token", () => {
  it.each(["", " ", "constructor", "a.b.c.d.e", "ÿ", "x".repeat(10_000), "__proto__"])(
    "%j is no session",
    async (token) => {
      const [door] = doors.filter(({ path }) => path === "/api/business");
      if (!door) throw new Error("no door");
      const ways: Record<string, string>[] = [
        { authorization: `Bearer ${token}` },
        { authorization: token },
        { cookie: `${sessionCookieName(env().https)}=${token}` },
      ];
      for (const headers of ways)
        expect(await call(door.handler, { headers })).toMatchObject({
          status: 401,
          message: "NOT_SIGNED_IN",
        });
    },
  );
});

describe("a draft that is refused for its text", () => {
  const odd = ["a\u0000b", "half \ud83d an emoji", "\ude00", "\u001b[31m"];
  const fields = ["description", "extraInstructions", "imageDescription"] as const;

  it.each(fields)("costs nothing, and leaves its key free: %s", async (field) => {
    const rich = await makeOwner({ credits: 50_000 });
    for (const value of odd) {
      const key = randomUUID();
      const reply = await draft(rich.token, { key, body: { ...rolls, [field]: value } });
      expect(reply).toMatchObject({
        status: 400,
        object: { fieldErrors: { [field]: ["Validation.characters"] } },
      });
    }
    const where = { userId: rich.user.id };
    expect(await db.creditAccount.findUniqueOrThrow({ where })).toMatchObject({ balance: 50_000 });
    expect(await db.generation.count({ where })).toBe(0);
    expect(await db.idempotencyKey.count({ where })).toBe(0);
  });
});

describe("every odd value", () => {
  it("is sent: a table that shrinks tests less", () => {
    const all = doors.reduce((sum, door) => sum + requestsOf(door).length, 0);
    expect(ODD_VALUES.length).toBeGreaterThan(20);
    expect(all).toBeGreaterThan(3_000);
  });
});
