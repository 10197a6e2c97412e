import webpush from "web-push";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { PushedMessage } from "../push/entities";
import { startSandbox, type Sandbox } from "../server";
import { control } from "./client";

type Browser = { id: string; endpoint: string; keys: { p256dh: string; auth: string } };

let sandbox: Sandbox;
let browser: Browser;
const vapid = webpush.generateVAPIDKeys();
const other = webpush.generateVAPIDKeys();

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox, "POST", "/reset");
  browser = await subscribed();
});

async function subscribed(): Promise<Browser> {
  const reply = await control(sandbox, "POST", "/push/subscriptions", {
    applicationServerKey: vapid.publicKey,
  });
  return (await reply.json()) as Browser;
}

/** Pushes as web-push writes it, with parts changed. */
async function push(
  text: string,
  parts: {
    to?: Browser;
    keys?: typeof vapid;
    subject?: string;
    headers?: Record<string, string | null>;
  } = {},
): Promise<Response> {
  const { to = browser, keys = vapid, subject = "mailto:hello@example.com" } = parts;
  const request = webpush.generateRequestDetails(to, text, {
    TTL: 60,
    topic: "notice-1",
    urgency: "high",
    vapidDetails: { subject, ...keys },
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries({ ...request.headers, ...parts.headers }))
    if (value !== null && name !== "Content-Length") headers.set(name, String(value));
  return fetch(request.endpoint, { method: "POST", headers, body: new Uint8Array(request.body ?? []) });
}

const messages = async () =>
  (await (
    await control(sandbox, "GET", `/push/messages?subscription=${browser.id}`)
  ).json()) as PushedMessage[];
const authorization = async (claims: { aud?: string; exp?: number; sub?: string }) => {
  const { Authorization } = webpush.getVapidHeaders(
    claims.aud ?? sandbox.url,
    claims.sub ?? "mailto:a@example.com",
    vapid.publicKey,
    vapid.privateKey,
    "aes128gcm",
    claims.exp,
  );
  return { Authorization };
};

describe("the push service", () => {
  it("takes a message that is encrypted for the browser and signed by its site", async () => {
    const reply = await push("Árvíztűrő tükörfúrógép");
    expect(reply.status).toBe(201);
    expect(reply.headers.get("location")).toContain("/push/messages/");
    expect(reply.headers.get("ttl")).toBe("60");
    expect(await messages()).toMatchObject([
      {
        text: "Árvíztűrő tükörfúrógép",
        ttl: 60,
        topic: "notice-1",
        urgency: "high",
        subject: "mailto:hello@example.com",
      },
    ]);
    expect(await (await fetch(`${sandbox.url}/push`)).text()).toContain("Árvíztűrő tükörfúrógép");
  });

  it("refuses a caller who cannot show that the subscription is theirs", async () => {
    expect((await push("x", { keys: other })).status).toBe(403);
    expect((await push("x", { headers: { Authorization: null } })).status).toBe(401);
    expect(
      (await push("x", { headers: await authorization({ aud: "https://elsewhere.example" }) })).status,
    ).toBe(403);
    const { Authorization } = await authorization({});
    const [head, signature] = [Authorization.slice(0, -100), Authorization.slice(-100)];
    expect(
      (await push("x", { headers: { Authorization: head + signature.replace(/^./, "~") } })).status,
    ).toBe(403);
    const mixed = webpush.generateRequestDetails(browser, "x", {
      vapidDetails: { subject: "mailto:a@example.com", ...other },
    }).headers?.Authorization as string;
    const forged = mixed.replace(/k=.*/, `k=${vapid.publicKey}`);
    expect((await push("x", { headers: { Authorization: forged } })).status).toBe(403);
    expect(await messages()).toEqual([]);
  });

  it("refuses what no browser could read", async () => {
    expect((await push("x", { headers: { TTL: null } })).status).toBe(400);
    expect((await push("x", { headers: { "Content-Encoding": null } })).status).toBe(415);
    expect((await push("x".repeat(4096))).status).toBe(413);
    const keys = (await subscribed()).keys;
    expect((await push("x", { to: { ...browser, keys } })).status).toBe(400);
    expect(await messages()).toEqual([]);
  });

  it("knows when a browser is gone", async () => {
    expect(
      (await push("x", { to: { ...browser, endpoint: `${sandbox.url}/push/send/nobody` } })).status,
    ).toBe(404);
    await control(sandbox, "DELETE", `/push/subscriptions/${browser.id}`);
    expect((await push("x")).status).toBe(410);
  });

  it.each([
    [{ kind: "refuse" }, 410],
    [{ kind: "refuse", status: 404 }, 404],
    [{ kind: "rate-limit" }, 429],
    [{ kind: "error-before-effect" }, 503],
  ])("answers as a fault asks: %j", async (fault, status) => {
    await control(sandbox, "POST", "/faults", { provider: "push", ...fault });
    const reply = await push("x");
    expect(reply.status).toBe(status);
    if (status === 429) expect(reply.headers.get("retry-after")).toBe("60");
    expect(await messages()).toEqual([]);
    expect((await push("y")).status).toBe(201);
  });
});
