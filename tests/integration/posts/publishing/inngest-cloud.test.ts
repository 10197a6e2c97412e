import { createHash, createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { POST as inngestPost, PUT as inngestPut } from "../../../../app/api/inngest/route";
import { POST as scheduleRoute } from "../../../../app/api/post/schedule/route";
import { sendToInngest } from "../../../../inngest/client";
import { log } from "../../../../lib/observability/log";
import { setEventTransport } from "../../../../lib/jobs/send-event";
import { timeline } from "../../../facebook";
import { call, requestOf } from "../../../fixtures";
import { sweepDeliveries } from "../../../../lib/posts/publishing/sweep-deliveries";
import { advance } from "../../../clock";
import { connectedOwner, deliveryOf, startAfresh, timesShown } from "./publishing";

// An Inngest that takes every event and never answers: worse than one that is down.
const hung = createServer(() => undefined).listen(0, "127.0.0.1");
await new Promise((resolve) => hung.once("listening", resolve));

const SECRET = "0123456789abcdef0123456789abcdef";
Object.assign(process.env, {
  INNGEST_DEV: "0",
  INNGEST_EVENT_KEY: "an-event-key",
  INNGEST_SIGNING_KEY: `signkey-test-${SECRET}`,
  INNGEST_BASE_URL: `http://127.0.0.1:${(hung.address() as AddressInfo).port}`,
  PAGE_PACE_SECONDS: "0",
});

beforeEach(startAfresh);
afterAll(async () => {
  setEventTransport(async () => undefined);
  hung.closeAllConnections();
  await new Promise((resolve) => hung.close(resolve));
});

/** JSON with its keys in order, which is what the vendor signs. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** What Inngest sends to run a step of a function; signed as the vendor's SDK verifies it. */
function asked(sign?: (body: string, seconds: number) => string) {
  const plan = { planId: randomUUID(), scheduledAt: new Date().toISOString() };
  const data = { postId: 1, ...plan, page: "FACEBOOK:1" };
  const event = { name: "post/scheduled", data, ts: Date.now(), id: "01" };
  const ctx = { run_id: "01", attempt: 0, disable_immediate_execution: false, use_api: false };
  const body = canonical({
    ctx: { ...ctx, stack: { stack: [], current: 0 } },
    event,
    events: [event],
    steps: {},
    version: 1,
    use_api: false,
  });
  const seconds = Math.floor(Date.now() / 1000);
  const signature = sign?.(body, seconds);
  return requestOf({
    method: "POST",
    path: "/api/inngest?fnId=postwright-publish-scheduled-post&stepId=step",
    body,
    headers: {
      host: "localhost:3999",
      "content-type": "application/json",
      ...(signature ? { "x-inngest-signature": signature } : {}),
    },
  });
}

const hmac = (key: string) => (body: string, seconds: number) =>
  `t=${seconds}&s=${createHmac("sha256", key).update(body).update(String(seconds)).digest("hex")}`;

describe("/api/inngest in cloud mode", () => {
  it("runs nothing that is unsigned, signed with another key, or stale", async () => {
    const stale = (body: string) => hmac(SECRET)(body, Math.floor(Date.now() / 1000) - 3_600);
    for (const sign of [undefined, hmac("f".repeat(32)), stale, () => "t=1&s=abc"]) {
      const reply = await inngestPost(asked(sign), undefined);
      expect(reply.status).toBe(401);
      expect(await reply.text()).not.toContain(SECRET);
    }
    expect(await timeline()).toHaveLength(0);
    const registration = requestOf({
      method: "PUT",
      path: "/api/inngest",
      headers: { host: "localhost:3999" },
    });
    const text = await Promise.race([
      inngestPut(registration, undefined).then((reply) => reply.text()),
      new Promise<string>((resolve) => setTimeout(() => resolve("no answer"), 2_000)),
    ]);
    expect(text).not.toContain(SECRET);
    expect(text).not.toContain(createHash("sha256").update(Buffer.from(SECRET, "hex")).digest("hex"));
  });

  it("logs what it refuses as a warning, without a stack: anybody can send it", async () => {
    const [errors, warnings] = [vi.spyOn(log, "error"), vi.spyOn(log, "warn")];
    const noJson = requestOf({
      method: "POST",
      path: "/api/inngest",
      body: "{",
      headers: { host: "localhost" },
    });
    for (const request of [asked(), asked(() => "t=1&s=abc"), noJson]) await inngestPost(request, undefined);
    const refused = "a call of /api/inngest is refused: Signature validation failed";
    expect(
      warnings.mock.calls.map((line) => String(line[0]).startsWith(refused)).filter(Boolean),
    ).toHaveLength(2);
    expect(errors).not.toHaveBeenCalled();
    errors.mockRestore();
    warnings.mockRestore();
  });

  it("runs what is signed with our key", async () => {
    const reply = await inngestPost(asked(hmac(SECRET)), undefined);
    expect(reply.status).not.toBe(401);
    expect(reply.status).toBeLessThan(300);
  });
});

describe("an Inngest that does not answer", () => {
  it("keeps nobody waiting, and loses nothing: the server's own sweeper sends at the time", async () => {
    setEventTransport(sendToInngest);
    const { token, write } = await connectedOwner();
    const post = await write("Nobody woke for it");
    const heard = once(hung, "request") as Promise<[IncomingMessage]>;
    const reply = await call(scheduleRoute, {
      cookie: token,
      body: {
        postID: post.id,
        postContent: "Nobody woke for it",
        platforms: ["FACEBOOK"],
        scheduledAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
    });
    expect(reply.status).toBe(200);
    const [{ socket }] = await heard;
    expect(socket.destroyed, "answered while Inngest was still asked").toBe(false);
    await sweepDeliveries();
    expect(await timesShown("Nobody woke for it")).toBe(0);
    await advance(3_601);
    await sweepDeliveries();
    expect(await timesShown("Nobody woke for it")).toBe(1);
    expect(await deliveryOf(post.id)).toMatchObject({ status: "SUCCESS" });
  });
});
