import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { POST as dataDeletion } from "../../../app/api/social/facebook/data-deletion/route";
import { POST as deauthorize } from "../../../app/api/social/facebook/deauthorize/route";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { findErasure } from "../../../lib/privacy/queries";
import { makeOwner } from "../../factories";
import { connectPage } from "../../facebook";
import { call } from "../../fixtures";

function sign(payload: object | string, secret = env().FACEBOOK_APP_SECRET): string {
  const data = Buffer.from(typeof payload === "string" ? payload : JSON.stringify(payload)).toString(
    "base64url",
  );
  return `${createHmac("sha256", secret).update(data).digest("base64url")}.${data}`;
}

function send(handler: typeof deauthorize, signed: string) {
  return call(handler, {
    body: new URLSearchParams({ signed_request: signed }).toString(),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
}

async function connected() {
  const { user, token } = await makeOwner();
  await connectPage(token);
  const { accountId } = await db.connection.findFirstOrThrow({ where: { userId: user.id } });
  const signed = { algorithm: "HMAC-SHA256", user_id: accountId, issued_at: 1_763_700_000 };
  return { user, signed };
}

describe("Meta's deauthorize callback", () => {
  it("has the owner asked to connect again, once", async () => {
    const { user, signed } = await connected();
    expect(await send(deauthorize, sign(signed))).toMatchObject({ status: 200 });
    expect(await send(deauthorize, sign(signed))).toMatchObject({ status: 200 });
    expect(await db.connection.findFirst({ where: { userId: user.id } })).toMatchObject({
      status: "RECONNECT",
      pageToken: null,
    });
    expect(await db.notice.count({ where: { userId: user.id, kind: "RECONNECT", closedAt: null } })).toBe(1);
    expect(await db.auditEntry.count({ where: { userId: user.id, kind: "PAGE_REVOKED" } })).toBe(2);
  });
});

describe("Meta's data deletion callback", () => {
  it("erases what Facebook gave us, and answers with a page that says so", async () => {
    const { user, signed } = await connected();
    const reply = await send(dataDeletion, sign(signed));
    const answer = JSON.parse(reply.text) as { url: string; confirmation_code: string };
    expect(Object.keys(answer)).toEqual(["url", "confirmation_code"]);
    expect(answer.url).toBe(`${env().APP_URL}/data-deletion/${answer.confirmation_code}`);
    expect(await db.connection.count({ where: { userId: user.id } })).toBe(0);
    expect(await db.oAuthAttempt.count({ where: { userId: user.id } })).toBe(0);
    const status = await findErasure(answer.confirmation_code);
    expect(status).toMatchObject({ source: "FACEBOOK", finishedAt: expect.any(String) });
  });

  it("answers alike about a person whom we do not know", async () => {
    const reply = await send(dataDeletion, sign({ algorithm: "HMAC-SHA256", user_id: "42" }));
    expect(JSON.parse(reply.text)).toHaveProperty("confirmation_code");
  });
});

describe("what Meta has not signed", () => {
  it("is refused and changes nothing", async () => {
    const { user, signed } = await connected();
    const good = sign(signed);
    const [signature = "", data = ""] = good.split(".");
    const forged = [
      "",
      ".",
      data,
      `${signature}.`,
      `.${data}`,
      `${signature}.${data}.${data}`,
      `${signature.slice(2)}.${data}`,
      `${signature}.${Buffer.from(JSON.stringify({ ...signed, user_id: "1" })).toString("base64url")}`,
      sign(signed, "another secret"),
      sign({ ...signed, algorithm: "none" }),
      sign({ ...signed, user_id: "1 OR 1=1" }),
      sign({ algorithm: "HMAC-SHA256" }),
      sign("not json"),
      sign("null"),
    ];
    for (const handler of [deauthorize, dataDeletion])
      for (const request of forged)
        expect(await send(handler, request), request).toMatchObject({
          status: 400,
          message: "WEBHOOK_REFUSED",
        });
    expect(await db.connection.findFirst({ where: { userId: user.id } })).toMatchObject({
      status: "CONNECTED",
    });
    expect(await db.erasure.count({ where: { source: "FACEBOOK" } })).toBe(2);
  });
});
