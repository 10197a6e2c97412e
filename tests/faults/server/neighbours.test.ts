// What one owner asks for at once, at ten times the usual size, is nobody else's business: while fifty of her requests
// are at one of the heavy doors, another owner's dashboard is answered before half of them.
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeOwner, makePost } from "../../factories";
import { full } from "../budget";
import { AT_ONCE, type HeavyOwner, browserOf, doorsOf, makeHeavyOwner } from "./doors";
import { Server, build, endServers } from "./server";

const ROUNDS = full ? 10 : 3;
/** The names are those of any owner. */
const NAMES = Object.keys(doorsOf("", { token: "", posts: [], calendar: "", jpeg: Buffer.alloc(0) }));

let server: Server;
/** The owner who asks for everything at once. */
let heavy: HeavyOwner;
let doors: ReturnType<typeof doorsOf>;
/** The other owner's session. */
let other: string;

const countOf = (statuses: number[]) =>
  [...new Set(statuses)].map((each) => [each, statuses.filter((status) => status === each).length] as const);

beforeAll(async () => {
  await build();
  server = await Server.start();
  heavy = await makeHeavyOwner();
  doors = doorsOf(server.url, heavy);
  const neighbour = await makeOwner();
  for (let n = 0; n < 5; n += 1) await makePost(neighbour.user.id);
  other = neighbour.token;
}, 10 * 60_000);
afterAll(endServers);

/** Another owner's dashboard. @returns whether it was served whole */
async function readDashboard(): Promise<boolean> {
  const reply = await fetch(`${server.url}/dashboard`, { headers: browserOf(other), redirect: "manual" });
  return reply.status === 200 && (await reply.text()).includes("</html>");
}

it.each(NAMES)("%s, 50 at once: another owner's dashboard does not wait for them", async (name) => {
  const knock = (n: number) => doors[name]?.(n) ?? Promise.reject(new Error(name));
  // What only the first request after a start loads, and compiles, is no matter of how many there are.
  await Promise.all([knock(0).then((reply) => reply.arrayBuffer()), readDashboard()]);
  const statuses: number[] = [];
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let served = 0;
    const crowd = Array.from({ length: AT_ONCE }, async (_, n) => {
      const reply = await knock(n);
      await reply.arrayBuffer();
      statuses.push(reply.status);
      if (reply.ok) served += 1;
    });
    expect(await readDashboard()).toBe(true);
    const before = served;
    await Promise.all(crowd);
    shares.push(before / served);
  }
  console.log(`${name}: served before her, of all served:`, shares, Object.fromEntries(countOf(statuses)));
  // One round may meet a pause of the machine; where a resource is taken, she waits in all of them.
  expect(Math.min(...shares)).toBeLessThan(0.5);
  // Refused in words where it is too much, and never for a fault of ours.
  expect(statuses.filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
});

it("pages for which one owner's queue has no place are refused as busy, and not as a fault of ours", async () => {
  const replies = await Promise.all(
    Array.from({ length: 3 * AT_ONCE }, () =>
      fetch(`${server.url}/week`, { headers: browserOf(heavy.token) }),
    ),
  );
  const refused = replies.filter((reply) => reply.status !== 200);
  expect(refused.length).toBeGreaterThanOrEqual(AT_ONCE - 2);
  expect(new Set(refused.map((reply) => reply.status))).toEqual(new Set([503]));
  expect(refused[0]?.headers.get("retry-after")).toBe("5");
  expect(await refused[0]?.text()).toContain("SERVER_BUSY");
  const lines = server.output.split("\n").filter((line) => line.includes('"digest":"SERVER_BUSY"'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !line.startsWith('{"level":40'))).toEqual([]);
});
