import { randomUUID } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { GET, POST, PUT } from "../../app/api/business/route";
import { API_ROUTES } from "../../app/api/openapi.json/routes";
import { PATCH as editRoute } from "../../app/api/post/[id]/route";
import { POST as duplicateRoute } from "../../app/api/post/[id]/duplicate/route";
import { POST as restoreRoute } from "../../app/api/post/[id]/restore/route";
import { GET as listRoute } from "../../app/api/post/route";
import { encodeSessionToken } from "../../lib/auth/actor";
import { db } from "../../lib/db";
import { methodsOf } from "../../lib/http/openapi";
import { bakery, makeBusiness, makeOwner, makePost, makeSession, makeUser } from "../factories";
import { type Handler, call } from "../fixtures";

async function signedIn() {
  const user = await makeUser();
  const session = await makeSession(user.id);
  return { user, session, token: session.token };
}

describe("a route made by route()", () => {
  it("answers a visitor with 401 in the envelope and an id", async () => {
    const reply = await call(GET);
    expect(reply).toMatchObject({ status: 401, statusCode: "UNAUTHORIZED", message: "NOT_SIGNED_IN" });
    expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.headers.get("location")).toBeNull();
  });

  it("takes the session from a bearer and from the cookie", async () => {
    const { user, token } = await signedIn();
    await makeBusiness(user.id);
    for (const way of [{ bearer: token }, { cookie: token }]) {
      const reply = await call(GET, way);
      expect(reply).toMatchObject({ status: 200, statusCode: "OK", object: bakery });
    }
  });

  it("ignores the cookie beside a bearer", async () => {
    const { token } = await signedIn();
    expect(await call(GET, { cookie: token, bearer: "forged" })).toMatchObject({ status: 401 });
  });

  it("knows a session that ended, an unverified address and a token for somebody else's session", async () => {
    const user = await makeUser();
    const gone = await makeSession(user.id, { revokedAt: new Date() });
    const over = await makeSession(user.id, { expiresAt: new Date(Date.now() - 1000) });
    const unverified = await makeSession((await makeUser({ verified: false })).id);
    const foreign = await encodeSessionToken({
      userId: (await makeUser()).id,
      sessionId: (await signedIn()).session.id,
    });
    for (const bearer of [gone.token, over.token, unverified.token, foreign])
      expect(await call(GET, { bearer })).toMatchObject({ status: 401, message: "NOT_SIGNED_IN" });
  });

  it("refuses what another site has the browser send, and lets our own pages and clients through", async () => {
    const { token } = await signedIn();
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example", "sec-fetch-site": "same-origin" },
      { "sec-fetch-site": "same-site" },
      { origin: "null", "sec-fetch-site": "same-origin" },
    ];
    for (const headers of foreign)
      expect(await call(POST, { cookie: token, body: bakery, headers })).toMatchObject({
        status: 403,
        message: "FOREIGN_ORIGIN",
      });
    expect(await call(POST, { cookie: token, body: bakery })).toMatchObject({ status: 200 });
    expect(await call(PUT, { method: "PUT", bearer: token, body: bakery })).toMatchObject({ status: 200 });
  });

  it("answers bad input with 4xx and names the fields", async () => {
    const { token } = await signedIn();
    const post = (body: unknown, headers?: Record<string, string>) =>
      call(POST, { bearer: token, body, headers });
    expect(await post({ ...bakery, admin: true })).toMatchObject({
      status: 400,
      message: "VALIDATION_FAILED",
      object: { fieldErrors: { admin: ["unknown"] } },
    });
    expect(await post({ ...bakery, businessName: "K", industry: "mining" })).toMatchObject({
      status: 400,
      object: {
        fieldErrors: { businessName: ["Brand.errors.businessName"], industry: ["Brand.errors.industry"] },
      },
    });
    const json = { "content-type": "application/json" };
    expect(await post("{", json)).toMatchObject({ status: 400, message: "INVALID_JSON" });
    expect(await post("[]", json)).toMatchObject({ status: 400 });
    expect(await post("null", json)).toMatchObject({ status: 400 });
    expect(await post("a=b", { "content-type": "application/x-www-form-urlencoded" })).toMatchObject({
      status: 415,
    });
    expect(await post({ ...bakery, description: "x".repeat(200_000) })).toMatchObject({ status: 413 });
  });

  it("gives one profile to an owner, also when two requests race", async () => {
    const { token } = await signedIn();
    const replies = await Promise.all([1, 2, 3].map(() => call(POST, { bearer: token, body: bakery })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe("a query", () => {
  it("that says a thing twice is refused, whatever it says", async () => {
    const { token } = await signedIn();
    for (const query of ["status=GENERATED&status=PUBLISHED", "pageNo=1&pageNo=1", "q=a&q=a"])
      expect(await call(listRoute, { bearer: token, path: `/api/post?${query}` })).toMatchObject({
        status: 400,
        message: "VALIDATION_FAILED",
        object: { fieldErrors: { [query.split("=")[0] ?? ""]: ["repeated"] } },
      });
  });

  it("that names what every object has is refused like any other unknown key", async () => {
    const { token } = await signedIn();
    const reply = await call(listRoute, { bearer: token, path: "/api/post?__proto__=x" });
    expect(reply).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
    expect(reply.text).toContain('"__proto__":["unknown"]');
  });

  const readings = API_ROUTES.flatMap((described) =>
    methodsOf(described)
      .filter(([, { options }]) => options.query)
      .map(([method, handler]) => ({
        ...{ method, path: described.path, handler: handler as never as Handler },
        // Of a number or of a UUID.
        id: handler.options.params?.safeParse({ id: "1" }).success === false ? randomUUID() : "1",
      })),
  );

  it.each(readings)("of $method $path takes no name that it does not know", async (reading) => {
    const { token } = await signedIn();
    for (const name of ["__proto__", "constructor", "toString", "nonsense"]) {
      const { method } = reading;
      const reply = await call(reading.handler, {
        method,
        bearer: token,
        params: { id: reading.id },
        path: `${reading.path}?${name}=x`,
      });
      expect(reply).toMatchObject({ status: 400, message: "VALIDATION_FAILED" });
      const fields = new Map(Object.entries(reply.object.fieldErrors as Record<string, string[]>));
      expect(fields.get(name), name).toEqual(["unknown"]);
    }
  });
});

describe("a body", () => {
  /** Every UTF-16 unit as JSON escapes it. */
  const escaped = (text: string) =>
    text.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

  it("has room for every text that its schema allows, however it is written", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id);
    const edit = (body: string) =>
      call(editRoute, {
        method: "PATCH",
        bearer: token,
        params: { id: String(id) },
        body,
        headers: { "content-type": "application/json" },
      });
    for (const text of ["é".repeat(63_206), "永".repeat(63_206), "🥐".repeat(63_206)]) {
      expect(await edit(JSON.stringify({ content: text }))).toMatchObject({
        status: 200,
        object: { content: text },
      });
      expect(await edit(`{"content":"${escaped(text)}"}`)).toMatchObject({
        status: 200,
        object: { content: text },
      });
    }
    const tooLong = { status: 400, object: { fieldErrors: { content: ["Posts.errors.contentTooLong"] } } };
    for (const text of ["x".repeat(63_207), "🥐".repeat(63_207)])
      expect(await edit(JSON.stringify({ content: text }))).toMatchObject(tooLong);
    expect(await edit(JSON.stringify({ content: "x".repeat(1_000_000) }))).toMatchObject({ status: 413 });
  });
});

describe("what an actor changes", () => {
  const used = (name: string, userId: string, points: number) =>
    db.rateLimit.create({ data: { key: `${name}:${userId}`, points, expire: Date.now() + 60_000 } });

  it("has a limit: copies and the brand profile their own, everything else a common one", async () => {
    const { user, token } = await makeOwner();
    const { id } = await makePost(user.id);
    const params = { id: String(id) };
    const copy = () => call(duplicateRoute, { method: "POST", bearer: token, params });
    const save = () => call(PUT, { method: "PUT", bearer: token, body: bakery });
    const restore = () => call(restoreRoute, { method: "POST", bearer: token, params });
    await used("duplicate", user.id, 59);
    await used("business", user.id, 59);
    await used("write", user.id, 599);
    for (const change of [copy, save, restore]) {
      expect(await change()).toMatchObject({ status: 200 });
      const refused = await change();
      expect(refused).toMatchObject({ status: 429, message: "TOO_MANY_REQUESTS" });
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(await call(GET, { bearer: token })).toMatchObject({ status: 200 });
  });
});

describe("every route file", () => {
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("route.ts"),
  );
  const importOf = (file: string) =>
    import(pathToFileURL(join(process.cwd(), "app/api", file)).href) as Promise<
      Record<string, Handler | undefined>
    >;

  const howTo = (file: string) =>
    `${file}: write export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: route(…) }), and export nothing else`;

  it.each(files.filter((file) => !file.startsWith("[[")))(
    "of %s answers a method that it has not",
    async (file) => {
      const exported = await importOf(file);
      const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
      const refused = methods.filter((method) => "allow" in (exported[method] ?? {}));
      const offered = methods.filter((method) => !refused.includes(method));
      const allow = [...offered, ...(offered.includes("GET") ? ["HEAD"] : []), "OPTIONS"].sort().join(", ");
      expect(offered).not.toEqual([]);
      expect(exported.OPTIONS, howTo(file)).toBeInstanceOf(Function);
      for (const method of refused) {
        const reply = await call(exported[method] as Handler, { method });
        expect(reply).toMatchObject({
          status: 405,
          statusCode: "METHOD_NOT_ALLOWED",
          message: "METHOD_NOT_ALLOWED",
        });
        expect(reply.headers.get("allow")).toBe(allow);
        expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
      }
      const reply = await call(exported.OPTIONS as Handler, { method: "OPTIONS" });
      expect(reply).toMatchObject({ status: 204, text: "" });
      expect(reply.headers.get("allow")).toBe(allow);
    },
  );

  it("has none for an unknown address, which answers in the envelope", async () => {
    const nothing = await importOf("[[...path]]/route.ts");
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const reply = await call(nothing[method] as Handler, { method, path: "/api/nowhere" });
      expect(reply).toMatchObject({ status: 404, statusCode: "NOT_FOUND", message: "NOT_FOUND" });
      expect(reply.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  /** Wrapped by a library, which checks its callers itself. */
  const wrappedByLibrary = ["auth/[...nextauth]/route.ts", "inngest/route.ts"];

  it.each(files.filter((file) => !file.startsWith("[[")))(
    "exports of %s nothing that is not wrapped",
    async (file) => {
      const exported = Object.entries(await importOf(file)).filter(([name]) => name !== "maxDuration");
      const { OPTIONS, ...handlers } = Object.fromEntries(exported);
      expect(OPTIONS, howTo(file)).toBeInstanceOf(Function);
      expect(Object.keys(handlers).sort(), howTo(file)).toEqual(["DELETE", "GET", "PATCH", "POST", "PUT"]);
      if (wrappedByLibrary.includes(file)) return;
      for (const [method, handler] of Object.entries(handlers))
        expect(
          "options" in (handler ?? {}) || "allow" in (handler ?? {}),
          `${method} of ${file} is not made by route() of lib/http/route.ts, so nothing checks who asks, from where, how often or with what`,
        ).toBe(true);
    },
  );
});

describe("every file of server actions", () => {
  const files = readdirSync("lib", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("actions.ts"),
  );

  it.each(files)("%s says so, and exports nothing that action() has not made", async (file) => {
    const path = join(process.cwd(), "lib", file);
    expect(readFileSync(path, "utf8")).toMatch(/^"use server";/);
    const exported = (await import(pathToFileURL(path).href)) as Record<string, object>;
    expect(Object.keys(exported)).not.toEqual([]);
    for (const [name, value] of Object.entries(exported)) expect("schema" in value, name).toBe(true);
  });
});
