// 150 visitors sign in at once: what they wait for is a line of their own, and the health check is answered meanwhile.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SIGN_IN_TARGET } from "../../../lib/accounts/constants";
import { forkChild, killChildren } from "../fork-child";
import { Server, build, endServers } from "./server";

const AT_ONCE = 150;

let server: Server;
let checks = 0;

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
  prober.on("message", () => (checks += 1));
}, 10 * 60_000);
afterAll(async () => {
  killChildren();
  await endServers();
});

it("answers /api/health again and again while 150 visitors sign in at once", async () => {
  const visitors = await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  checks = 0;
  const statuses = await Promise.all(visitors.map((signIn) => signIn()));
  expect(new Set(statuses)).toEqual(new Set([303]));
  // One check after the other: where they waited for the sign-ins, there would be one.
  expect(checks).toBeGreaterThan(3);
});
