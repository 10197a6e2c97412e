// What one owner's fifty heavy requests at once, and one fill of a week, cost everybody else.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Figure, show } from "./figures";
import { cpuMsOf } from "./processes";
import type { Stage } from "./stage";

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const MOST_MS = 1_000;
const MOST_FILL_MS = 1_000;
/** Between two pages of the other owner. */
const PAUSE_MS = 50;
const FILLED = 100;
/** As many drafts as a busy week has, for each of the fills that come at once. */
const WEEK = 20;
/** A hundred days each, which no posting time meets. */
const DAYS = `${"Until 31 December 2027. ".repeat(99)}Open until 28 November 2026.`;

/** How long another owner's dashboard takes beside each of them, and the processor time of one fill of 100 drafts. */
export async function measureBeside({ app, appPid, token }: Stage): Promise<Figure[]> {
  const { AT_ONCE, browserOf, doorsOf, makeHeavyOwner } = await import("../tests/faults/server/doors");
  const { closeDb } = await import("../lib/db");
  const { makeOwner } = await import("../tests/factories");
  const heavy = await makeHeavyOwner();
  const fill = await fillOf(app, appPid);
  const filling = await fillingOwner(await makeOwner());
  const signedIn = browserOf(heavy.token);
  const claims = (n: number) => `/api/post/${heavy.posts[n]}/claims`;
  const doors: Record<string, (n: number) => Promise<Response>> = {
    ...doorsOf(app, heavy),
    "filling a week": () => filling(app, WEEK, DAYS),
    claims: (n) => fetch(app + claims(n), { headers: { authorization: `Bearer ${heavy.token}` } }),
    "the API's description": () => fetch(`${app}/api/openapi.json`),
    "the landing page": () => fetch(app),
    "sign-in": () => fetch(`${app}/login`),
    "her own dashboard": () => fetch(`${app}/dashboard`, { headers: signedIn }),
    "her own planning": () => fetch(`${app}/week/plan`, { headers: signedIn }),
  };
  const read = async () => {
    const began = performance.now();
    const reply = await fetch(`${app}/dashboard`, { headers: browserOf(token), redirect: "manual" });
    await reply.text();
    return reply.status === 200 ? performance.now() - began : Infinity;
  };
  for (let n = 0; n < 10; n += 1) await read();
  const alone = await readWhile(read, sleep(3_000));
  const figures = [fill];
  for (const [name, knock] of Object.entries(doors)) {
    await knock(0).then((reply) => reply.arrayBuffer());
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const crowd = Array.from({ length: AT_ONCE }, (_, n) => knock(n).then((reply) => reply.arrayBuffer()));
      times.push(...(await readWhile(read, Promise.all(crowd))));
    }
    figures.push({
      what: `beside 50 of ${name}`,
      goal: String(MOST_MS),
      yardstick: `alone: ${show(at(alone, 0.5))}, ${show(at(alone, 0.99))}`,
      ours: `${show(at(times, 0.5))}, ${show(at(times, 0.99))} (${times.length} pages)`,
      met: at(times, 0.99) <= MOST_MS,
    });
  }
  await closeDb();
  return figures;
}

/** Reads again and again until `crowd` is answered, once at the least. @returns milliseconds of each */
async function readWhile(read: () => Promise<number>, crowd: Promise<unknown>): Promise<number[]> {
  const over = new AbortController();
  void crowd.finally(() => over.abort());
  const times: number[] = [];
  do {
    times.push(await read());
    await sleep(PAUSE_MS);
  } while (!over.signal.aborted);
  await crowd;
  return times;
}

function at(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

type Owner = { user: { id: string }; token: string };

/** An owner with a page and fifty posting times. @returns what fills her week with new drafts of one text */
async function fillingOwner({ user, token }: Owner) {
  const { db } = await import("../lib/db");
  const { connectPage } = await import("../tests/facebook");
  const { makeManySlots } = await import("../tests/faults/server/doors");
  await makeManySlots(user.id);
  await connectPage(token);
  return async (app: string, count: number, content: string): Promise<Response> => {
    const data = Array.from({ length: count }, () => ({ userId: user.id, content }));
    const drafts = await db.post.createManyAndReturn({ data, select: { id: true } });
    return fetch(`${app}/api/week/fill`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ posts: drafts.map(({ id: postID }) => ({ postID })), read: true }),
    });
  };
}

/** One request that gives a hundred drafts their times, each of which names a hundred days. */
async function fillOf(app: string, appPid: number): Promise<Figure> {
  const { makeOwner } = await import("../tests/factories");
  const filling = await fillingOwner(await makeOwner());
  const fill = async (content: string) => {
    const before = cpuMsOf(appPid);
    const reply = await filling(app, FILLED, content);
    const answer = await reply.text();
    if (!reply.ok) throw new Error(`Filling a week answered ${reply.status}: ${answer.slice(0, 200)}`);
    return cpuMsOf(appPid) - before;
  };
  // The first one loads and compiles what it needs.
  await fill("Fresh rolls at half past six.");
  const cost = await fill(DAYS);
  return {
    what: `one fill of ${FILLED} drafts that name 100 days each, 50 posting times: ms of the server's CPU`,
    goal: String(MOST_FILL_MS),
    yardstick: "",
    ours: show(cost),
    met: cost <= MOST_FILL_MS,
  };
}
