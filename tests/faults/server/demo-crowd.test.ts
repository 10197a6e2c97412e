// A thousand visitors try the demo at once, while an owner's dashboard is read twice a second: the day's number is held
// exactly, and the owner waits no longer than while a thousand ask for what costs nothing, which is what arriving costs.
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sessionCookieName } from "../../../lib/auth/session-cookie";
import { db } from "../../../lib/db";
import { makeOwner, makePost } from "../../factories";
import { forkChild, killChildren } from "../fork-child";
import type { Reading } from "./neighbour";
import { Server, build, endServers } from "./server";

const VISITORS = 1_000;
const A_DAY = 50;
/** How often each crowd comes. */
const ROUNDS = 3;

let server: Server;
let owner: ChildProcess;
let readings: Reading[] = [];

beforeAll(async () => {
  await build();
  // Each visitor has an address of their own, and the limits of each count.
  server = await Server.start({
    DEMO_POSTS_PER_DAY: String(A_DAY),
    RATE_LIMITS: "on",
    TRUSTED_PROXY_HOPS: "1",
  });
  const { user, token } = await makeOwner();
  for (let n = 0; n < 5; n += 1) await makePost(user.id);
  const cookie = `${sessionCookieName(false)}=${token}; time_zone=UTC`;
  owner = await forkChild(new URL("neighbour.ts", import.meta.url), { args: [server.url, cookie] });
  owner.on("message", (reading: Reading) => readings.push(reading));
}, 10 * 60_000);
afterAll(async () => {
  killChildren();
  await endServers();
});

/** One press of one visitor's. @returns what it came to: a code */
async function visit(n: number): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ businessName: `Bakery ${n}`, about: "Rolls from 7" }))
    form.set(name, value);
  const reply = await fetch(`${server.url}/api/demo`, {
    method: "POST",
    headers: {
      origin: server.url,
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    },
    body: form,
  });
  const { message } = (await reply.json()) as { message: string };
  return message === "OK" && reply.headers.get("set-cookie") === null ? "OK without a cookie" : message;
}

/** The longest that the owner waited since the last look, in milliseconds, having always been served. */
async function longestWait(): Promise<number> {
  // What the crowd has delayed arrives after it.
  await sleep(3_000);
  const seen = readings;
  readings = [];
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.filter(({ served }) => !served)).toEqual([]);
  return Math.round(Math.max(...seen.map(({ ms }) => ms)));
}

const middle = (waits: number[]) => waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? NaN;

const crowd = <T>(come: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: VISITORS }, (_, n) => come(n)));

it("1,000 visitors at once get a day's posts and no more, and cost an owner no more than a crowd that asks nothing", async () => {
  const codes = [await visit(VISITORS)];
  await longestWait();
  const alive = () => fetch(`${server.url}/api/health/live`).then((reply) => reply.text());
  const usual: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await crowd(alive);
    usual.push(await longestWait());
  }
  const meanwhile: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    codes.push(...(await crowd((n) => visit(round * VISITORS + n))));
    meanwhile.push(await longestWait());
  }
  const answers = Object.fromEntries(
    [...new Set(codes)].sort().map((code) => [code, codes.filter((each) => each === code).length]),
  );
  console.log("an owner's longest wait, ms:", { usual, meanwhile }, answers);
  expect(Object.keys(answers)).toEqual(["DEMO_SPENT", "OK", "SERVER_BUSY"]);
  expect(answers.OK).toBe(A_DAY);
  expect(await db.demoDay.findMany({ select: { used: true } })).toEqual([{ used: A_DAY }]);
  expect(middle(meanwhile)).toBeLessThan(middle(usual) * 3);
});
