import { describe, expect, it } from "vitest";
import { GET, POST, PUT } from "../../app/api/business/route";
import { encodeSessionToken } from "../../lib/auth";
import { bakery, makeBusiness, makeSession, makeUser } from "../factories";
import { call } from "../fixtures";

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
