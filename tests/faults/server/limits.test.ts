// Rate limits over HTTP, at `npm start`: how clients are identified, and that none can impersonate another.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LIMITS } from "../../../lib/accounts/constants";
import { SOCKET_ADDRESS_HEADER } from "../../../lib/http/addresses/client-address";
import { db } from "../../../lib/db";
import { Server, build, endServers } from "./server";

const { points } = LIMITS.signInByClient;

beforeAll(build, 10 * 60_000);
afterAll(endServers);

/** Guesses at an account that does not exist. */
async function guess(server: Server, n: number, headers: Record<string, string>): Promise<number> {
  const reply = await fetch(`${server.url}/api/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ email: `nobody-${n}@example.com`, password: "wrong" }),
  });
  await reply.arrayBuffer();
  return reply.status;
}

async function guessAll(server: Server, headersOf: (n: number) => Record<string, string>): Promise<number[]> {
  await db.rateLimit.deleteMany();
  const statuses: number[] = [];
  for (let n = 0; n <= points; n += 1) statuses.push(await guess(server, n, headersOf(n)));
  return statuses;
}

const keys = async () => (await db.rateLimit.findMany()).map(({ key }) => key);

describe("without a proxy", () => {
  it("the connection's address counts, whatever the client says of itself", async () => {
    const server = await Server.start({ RATE_LIMITS: "on", LOG_LEVEL: "warn" });
    // As Next asks itself for the page that a server action leads to.
    await fetch(`${server.url}/login`, { headers: { rsc: "1", "x-forwarded-for": "127.0.0.1" } });
    expect(server.output).not.toMatch(/through a proxy/);
    const statuses = await guessAll(server, (n) => ({
      "x-forwarded-for": `203.0.113.${n}`,
      "x-real-ip": `203.0.113.${n}`,
      "x-vercel-forwarded-for": `203.0.113.${n}`,
      [SOCKET_ADDRESS_HEADER]: `203.0.113.${n}`,
    }));
    expect(statuses.slice(0, points)).toEqual(Array(points).fill(401));
    expect(statuses.at(-1)).toBe(429);
    expect(server.output).toMatch(/Requests come through a proxy, but TRUSTED_PROXY_HOPS is 0/);
    expect((await keys()).filter((key) => key.startsWith(LIMITS.signInByClient.name))).toHaveLength(1);
  }, 120_000);
});

describe("behind one proxy", () => {
  it("the address that the proxy has written counts", async () => {
    const server = await Server.start({ RATE_LIMITS: "on", TRUSTED_PROXY_HOPS: "1" });
    const different = await guessAll(server, (n) => ({ "x-forwarded-for": `forged, 203.0.113.${n}` }));
    expect(different).toEqual(Array(points + 1).fill(401));
    const same = await guessAll(server, (n) => ({ "x-forwarded-for": `203.0.113.${n}, 198.51.100.7` }));
    expect(same.at(-1)).toBe(429);
  }, 120_000);
});
