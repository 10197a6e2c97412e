import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { GET as ready } from "../../../app/api/health/ready/route";
import { POST as inngestPost, PUT as inngestPut } from "../../../app/api/inngest/route";
import { sendToInngest } from "../../../inngest/client";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { command } from "../../command";
import { call, requestOf } from "../../fixtures";
import { runTimer } from "../../timers";

const received: { path: string; body: { url?: string } }[] = [];

/** A dev server, as far as it takes what is registered and what is sent. */
const devServer = createServer((request, reply) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    received.push({ path: request.url ?? "", body: (text ? JSON.parse(text) : {}) as { url?: string } });
    reply
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ ids: ["01"], status: 200, ok: true }));
  });
}).listen(0, "127.0.0.1");
await new Promise((resolve) => devServer.once("listening", resolve));
const INNGEST_DEV = `http://127.0.0.1:${(devServer.address() as AddressInfo).port}`;
process.env.INNGEST_DEV = INNGEST_DEV;

beforeEach(() => db.lease.deleteMany());
afterAll(() => new Promise((resolve) => devServer.close(resolve)));

const send = () => sendToInngest({ name: "delivery/in-doubt", data: { deliveryId: 2_147_483_000 } });
const later = (minutes: number) =>
  db.$executeRaw`UPDATE "Lease" SET "expiresAt" = "expiresAt" - ${minutes} * interval '1 minute' WHERE "name" = 'inngest-call'`;
const inngestState = async () => {
  await runTimer("sweep-due-posts", AbortSignal.abort());
  return call(ready);
};

/** Has it run a function that finds nothing to do, as its server does. */
async function called(): Promise<void> {
  const event = { name: "delivery/in-doubt", data: { deliveryId: 2_147_483_000 }, ts: Date.now(), id: "01" };
  const ctx = { run_id: "01", attempt: 0, disable_immediate_execution: false, use_api: false };
  const body = {
    ctx: { ...ctx, stack: { stack: [], current: 0 } },
    event,
    events: [event],
    steps: {},
    version: 1,
  };
  const path = "/api/inngest?fnId=postwright-reconcile-deliveries&stepId=step";
  const headers = { host: "app:3000", "content-type": "application/json" };
  const reply = await inngestPost(requestOf({ method: "POST", path, body, headers }), undefined);
  expect(reply.status).toBeLessThan(300);
  await expect.poll(() => db.lease.count({ where: { name: "inngest-call" } })).toBe(0);
}

describe("a dev server beside the app", () => {
  it("calls the functions at the address at which it found the app, whatever APP_URL is", async () => {
    expect(env().APP_URL).not.toContain("app:3000");
    await inngestPut(
      requestOf({ method: "PUT", path: "/api/inngest", headers: { host: "app:3000" } }),
      undefined,
    );
    const registered = received.filter(({ path }) => path === "/fn/register");
    expect(registered.map(({ body }) => body.url)).toEqual(["http://app:3000/api/inngest"]);
  });
});

describe("an Inngest that takes an event", () => {
  it("and does not call for six minutes is told by readiness and the doctor, and takes no server out", async () => {
    await send();
    await later(5);
    expect(await inngestState()).toMatchObject({ status: 200, object: { inngest: "ok" } });
    await send();
    await later(2);
    expect(await inngestState()).toMatchObject({ status: 200, object: { inngest: "silent" } });
    const { output } = await command(["scripts/doctor.ts"], {
      DATABASE_URL: process.env.DATABASE_URL ?? "",
      INNGEST_DEV,
    });
    expect(output).toMatch(/note +Inngest +Inngest has not called for 7 minutes/);
    expect(output).toMatch(/INNGEST_SERVE_ORIGIN/);
  });

  it("that wakes no function owes no call", async () => {
    await sendToInngest({ name: "post/cancelled", data: { postId: 2_147_483_000 } });
    expect(await db.lease.count({ where: { name: "inngest-call" } })).toBe(0);
  });

  it("and calls owes nothing more, however long nothing is sent", async () => {
    await send();
    await later(10);
    expect((await inngestState()).object).toMatchObject({ inngest: "silent" });
    await called();
    expect((await inngestState()).object).toMatchObject({ inngest: "ok" });
  });
});
