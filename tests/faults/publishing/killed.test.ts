// A process that is killed while it sends, and starts again at once: the whole in real time, with the real settings.
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { plantFault } from "../../facebook";
import { budget } from "../budget";
import { type Expected, compare } from "./checker";
import { type PageOwner, connectedPages, scheduleAt, shownOn } from "./pages";
import { Worker, endWorkers } from "./workers";

Object.assign(process.env, { RATE_LIMITS: "off" });
afterAll(endWorkers);

/** How the sending of a round's posts stands when the process dies: each on a page of its own. */
const CALLS = [
  // Facebook has the post, and its answer is still to come.
  { kind: "accept-then-hang" },
  // Facebook has the request, and the post is there a moment after the process has died.
  { kind: "slow", delayMs: 2500 },
  // The request never arrives.
  { kind: "reset-before-effect", delayMs: 2500 },
  { kind: "reset-before-effect", delayMs: 2500 },
];
/** Posts of other pages, one becoming due every second. */
const OTHERS = 15;
/** Ends a round in which something never comes. */
const DEADLINE_MS = 120_000;

type Sent = { id: number; page: string; text: string };

async function started(): Promise<Worker> {
  const worker = await Worker.start();
  await worker.order({ do: "run" });
  return worker;
}

/** When each delivery is shown to its owner as published; milliseconds since 1970. */
async function publishedTimes(ids: readonly number[], until: number): Promise<Map<number, number>> {
  const times = new Map<number, number>();
  while (times.size < ids.length && Date.now() < until) {
    const rows = await db.delivery.findMany({ where: { id: { in: [...ids] }, status: "SUCCESS" } });
    for (const { id } of rows) if (!times.has(id)) times.set(id, Date.now());
    await sleep(200);
  }
  return times;
}

async function round(owners: readonly PageOwner[], n: number): Promise<void> {
  let worker = await started();
  const due = Date.now() + 2000;
  const killed: Sent[] = [];
  const others: (Expected & { at: number })[] = [];
  const ids: number[] = [];
  for (const [at, owner] of owners.entries()) {
    const call = CALLS[at];
    const text = `Round ${n}, ${call ? `killed while sending: ${call.kind}` : "of another page"}, ${owner.page}`;
    const time = call ? due : due + (at - CALLS.length) * 1000;
    if (call) await plantFault({ method: "POST", path: `${owner.page}/feed`, ...call });
    const id = await scheduleAt(owner, text, time);
    ids.push(id);
    if (call) killed.push({ id, page: owner.page, text });
    else others.push({ page: owner.page, text, expect: "once", at: time });
  }
  await sleep(due - Date.now() + 300 + Math.random() * 1900);
  await worker.kill();
  const begun = Date.now();
  worker = await started();
  // All of them: one of another page may have been on its way, too, and is then found later than those before it.
  const shownTimes = await publishedTimes(ids, begun + DEADLINE_MS);
  await worker.stop();

  const shown = await shownOn(owners.map(({ page }) => page));
  const ofRound = shown.filter(({ text }) => text.startsWith(`Round ${n},`));
  const asked = killed.map(({ page, text }): Expected => ({ page, text, expect: "once" }));
  expect(compare([...asked, ...others], ofRound)).toEqual([]);
  const timeOf = (text: string) => ofRound.find((post) => post.text === text)?.at ?? Infinity;
  for (const { id, text } of killed) {
    const onPage = timeOf(text) - begun;
    const known = (shownTimes.get(id) ?? Infinity) - begun;
    console.log(`${text}: on the page ${onPage} ms after the start, shown as published after ${known} ms`);
    expect(known, text).toBeGreaterThanOrEqual(onPage);
    expect(known, text).toBeLessThan(Infinity);
  }
  const dueLater = others.filter(({ at }) => at > begun);
  expect(dueLater.length).toBeGreaterThan(OTHERS / 2);
  // They wait neither for what is in doubt nor for one another.
  const sent = dueLater.map(({ text }) => timeOf(text));
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
}

it(`${budget.killedRounds} times ${CALLS.length} posts whose process is killed while it sends`, async () => {
  const owners = await connectedPages(CALLS.length + OTHERS);
  for (let n = 1; n <= budget.killedRounds; n += 1) await round(owners, n);
});
