// 150 visitors sign in at once: what they wait for is a line of their own, and the health check is answered meanwhile.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SIGN_IN_TARGET } from "../../../lib/accounts/constants";
import { forkChild, killChildren } from "../fork-child";
import { Server, build, endServers } from "./server";

const AT_ONCE = 150;
/** What nine of ten health checks may take. */
const WAIT_MS = 1_000;
/** The container's own timeout (HEALTHCHECK in the Dockerfile): the burst of all 150 comes before some answer. */
const TIMEOUT_MS = 3_000;

let server: Server;
const waits: number[] = [];

const form = { "content-type": "application/x-www-form-urlencoded" };

/** A visitor's sign-in with a wrong password, by the form's own cookie and token. */
async function visitor(): Promise<() => Promise<number>> {
  const page = await fetch(`${server.url}/api/auth/csrf`);
  const { csrfToken } = (await page.json()) as { csrfToken: string };
  const lines = page.headers.getSetCookie().map((line) => line.split(";")[0]);
  const cookie = lines.join("; ");
  const body = new URLSearchParams({
    csrfToken,
    email: `anna-${randomUUID()}@example.com`,
    password: "a long wrong sentence",
  });
  const headers = { ...form, cookie, origin: server.url };
  return async () => {
    const sent = { method: "POST", headers, body, redirect: "manual" } as const;
    const reply = await fetch(server.url + SIGN_IN_TARGET, sent);
    await reply.arrayBuffer();
    return reply.status;
  };
}

beforeAll(async () => {
  await build();
  server = await Server.start();
  const prober = await forkChild(new URL("prober.ts", import.meta.url), { args: [server.url] });
  prober.on("message", (ms: number) => waits.push(ms));
}, 10 * 60_000);
afterAll(async () => {
  killChildren();
  await endServers();
});

it("answers /api/health in time while 150 visitors sign in at once", async () => {
  const visitors = await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  waits.length = 0;
  const statuses = await Promise.all(visitors.map((signIn) => signIn()));
  const sorted = waits.toSorted((a, b) => a - b);
  const [p90, slowest] = [0.9, 1].map((part) => sorted[Math.ceil(sorted.length * part) - 1]);
  console.log(`${waits.length} health checks: p90 ${p90?.toFixed(0)} ms, slowest ${slowest?.toFixed(0)} ms`);
  expect(new Set(statuses)).toEqual(new Set([303]));
  expect(waits.length).toBeGreaterThan(3);
  expect(p90).toBeLessThan(WAIT_MS);
  expect(slowest).toBeLessThan(TIMEOUT_MS);
});
