import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Call } from "../call-log";
import { startSandbox, type Sandbox } from "../server";
import { BAKERY, connect, control, graph, posts, proof } from "./client";

let sandbox: Sandbox;
let page: string;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await control(sandbox, "POST", "/reset");
  ({ page } = await connect(sandbox));
});

const fault = (parts: object) =>
  control(sandbox, "POST", "/faults", { provider: "facebook", path: "/feed", ...parts });
const feed = (message = "Rolls") => graph(sandbox, "POST", `/${BAKERY}/feed`, page, { message });
const messages = async () => (await posts(sandbox)).map((post) => post.message);
async function lastCall(): Promise<Call | undefined> {
  return ((await (await control(sandbox, "GET", "/calls?provider=facebook")).json()) as Call[])[0];
}

describe("faults without effect", () => {
  it.each([
    [{ kind: "refuse" }, 400, 100],
    [{ kind: "refuse", code: 368 }, 400, 368],
    [{ kind: "refuse", code: 200 }, 403, 200],
    [{ kind: "error-before-effect" }, 500, 2],
    [{ kind: "error-before-effect", code: 1, status: 503 }, 503, 1],
    [{ kind: "rate-limit" }, 403, 4],
    [{ kind: "rate-limit", code: 32 }, 403, 32],
    [{ kind: "expired-token" }, 400, 190],
  ])("%j answers %i with code %i, once", async (parts, status, code) => {
    await fault(parts);
    const reply = await feed();
    expect([reply.status, reply.body.error?.code]).toEqual([status, code]);
    expect(await messages()).toEqual([]);
    expect(await lastCall()).toMatchObject({ status, effect: false, fault: parts.kind });
    expect((await feed()).status).toBe(200);
  });

  it("reports how much of a rate limit is used", async () => {
    await fault({ kind: "rate-limit" });
    const { headers } = await feed();
    expect(JSON.parse(headers.get("x-app-usage") ?? "{}")).toMatchObject({ call_count: 100 });
    expect(headers.get("x-business-use-case-usage")).toContain("estimated_time_to_regain_access");
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("cuts the line before anything happens", async () => {
    await fault({ kind: "reset-before-effect" });
    await expect(feed()).rejects.toThrow();
    expect(await messages()).toEqual([]);
    expect(await lastCall()).toMatchObject({ status: null, effect: false });
  });
});

describe("faults after the effect", () => {
  it.each([
    [{ kind: "error-after-effect" }, 500],
    [{ kind: "garbage" }, 200],
  ])("%j answers %i, and the post is there", async ({ kind }, status) => {
    await fault({ kind });
    const body = new URLSearchParams({ message: kind, access_token: page, appsecret_proof: proof(page) });
    const reply = await fetch(`${sandbox.url}/facebook/graph/v25.0/${BAKERY}/feed`, { method: "POST", body });
    expect(reply.status).toBe(status);
    if (kind === "garbage") await expect(reply.json()).rejects.toThrow();
    expect(await messages()).toEqual([kind]);
    expect(await lastCall()).toMatchObject({ status, effect: true });
  });

  it.each(["accept-then-reset", "cut-stream"])("%s breaks the reply, and the post is there", async (kind) => {
    await fault({ kind });
    await expect(feed()).rejects.toThrow();
    expect(await messages()).toEqual(["Rolls"]);
  });

  it("hangs until the caller gives up, and the post is there", async () => {
    await fault({ kind: "accept-then-hang" });
    const body = new URLSearchParams({ message: "Rolls", access_token: page, appsecret_proof: proof(page) });
    const call = fetch(`${sandbox.url}/facebook/graph/v25.0/${BAKERY}/feed`, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(400),
    });
    await expect(call).rejects.toThrow(/timeout/i);
    expect(await messages()).toEqual(["Rolls"]);
    expect(await lastCall()).toMatchObject({ status: null, effect: true });
  });

  it("kills the named process once the post is there", async () => {
    const victim = spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "ignore" });
    await fault({ kind: "kill", pid: victim.pid });
    const ended = once(victim, "exit");
    await expect(feed()).rejects.toThrow();
    expect((await ended)[1]).toBe("SIGKILL");
    expect(await messages()).toEqual(["Rolls"]);
  });

  it("waits for a call that has an effect", async () => {
    await fault({ kind: "error-after-effect" });
    await fault({ kind: "refuse", code: 368 });
    expect((await feed("")).status).toBe(400);
    expect((await lastCall())?.fault).toBeUndefined();
    expect((await feed("Rolls")).status).toBe(500);
    expect((await feed("Rolls 2")).body.error?.code).toBe(368);
    expect((await feed("Rolls 2")).status).toBe(200);
  });
});

describe("which calls are hit", () => {
  it("is slow by delayMs, and right", async () => {
    await fault({ kind: "slow", delayMs: 300 });
    const started = Date.now();
    expect((await feed()).status).toBe(200);
    expect(Date.now() - started).toBeGreaterThanOrEqual(290);
  });

  it("goes by method, by path or pattern, and by number", async () => {
    await fault({ kind: "refuse", method: "GET" });
    expect((await feed("a")).status).toBe(200);
    await fault({ kind: "refuse", path: "/photos$" });
    expect((await feed("b")).status).toBe(200);
    await fault({ kind: "refuse", path: `v25\\.0/${BAKERY}/f.*d$`, times: 2 });
    expect((await feed("c")).status).toBe(400);
    expect((await feed("c")).status).toBe(400);
    expect((await feed("c")).status).toBe(200);
  });

  it("hits exactly as many of many calls at once", async () => {
    await fault({ kind: "error-after-effect", times: 7 });
    const replies = await Promise.all(Array.from({ length: 40 }, (_, i) => feed(`Post ${i}`)));
    expect(replies.filter((reply) => reply.status === 500)).toHaveLength(7);
    expect(await posts(sandbox)).toHaveLength(40);
  });

  it("can be listed and cleared, one or all", async () => {
    const made = (await (await fault({ kind: "refuse", times: null })).json()) as { id: string };
    await fault({ kind: "slow" });
    await control(sandbox, "DELETE", `/faults/${made.id}`);
    expect(await (await control(sandbox, "GET", "/faults")).json()).toMatchObject([
      { kind: "slow", hits: 0 },
    ]);
    await control(sandbox, "DELETE", "/faults");
    expect(await (await control(sandbox, "GET", "/faults")).json()).toEqual([]);
  });

  it("refuses a fault it does not know, and a kill without a process", async () => {
    expect((await fault({ kind: "explode" })).status).toBe(400);
    expect((await fault({ kind: "kill" })).status).toBe(400);
    expect((await control(sandbox, "POST", "/faults", { provider: "myspace", kind: "slow" })).status).toBe(
      400,
    );
  });
});

it("keeps no token, proof or secret in the log", async () => {
  await feed();
  await sleep(10);
  const log = await (await control(sandbox, "GET", "/calls")).text();
  const state = await (await control(sandbox, "GET", "/state")).text();
  for (const secret of [page, proof(page), "sandbox-facebook-secret", "sk-sandbox"]) {
    expect(log).not.toContain(secret);
    expect(state).not.toContain(secret);
  }
});
