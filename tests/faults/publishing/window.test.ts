import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { closeDb, db } from "../../../lib/db";
import { applyMigrations } from "../../../scripts/database/apply-migrations";
import { startLocalPostgres, stopLocalPostgres } from "../../../scripts/database/local-postgres";
import { plantFault } from "../../facebook";
import { budget } from "../budget";
import { type Expected, type Outage, compare } from "./checker";
import { connectedPages, scheduleAt, shownOn } from "./pages";
import { Worker, endWorkers } from "./workers";

// Its own server, which can be restarted, and which keeps what it has acknowledged.
const server = { dir: join(inject("folder"), "window-postgres"), maxConnections: 80, durable: true };
Object.assign(process.env, {
  FACEBOOK_TIMEOUT_MS: "3000",
  DELIVERY_LEASE_SECONDS: "6",
  RECONCILE_DELAYS: "2,4,6,8",
  RATE_LIMITS: "off",
});

beforeAll(async () => {
  const { url } = await startLocalPostgres(server);
  process.env.DATABASE_URL = url;
  await applyMigrations(url);
});
afterAll(async () => {
  await endWorkers();
  await closeDb();
  await stopLocalPostgres(server.dir, "immediate");
});

const PAGES = 8;
const windowMs = budget.windowSeconds * 1000;
const silentMs = windowMs / 6;

async function outage(work: () => Promise<unknown>): Promise<Outage> {
  const from = Date.now();
  await work();
  return { from, until: Date.now() };
}

/** The outages, each at its share of the window. */
async function disturb(begun: number): Promise<Outage[]> {
  const at = (share: number) => sleep(Math.max(0, begun + share * windowMs - Date.now()));
  let [first, second] = [await started(), await started()];
  await at(0.2);
  // The leader dies; the other takes its place when the lease is over.
  await first.kill();
  await at(0.3);
  first = await started();
  await at(0.45);
  const restarted = await outage(async () => {
    await stopLocalPostgres(server.dir, "immediate");
    await sleep(2000);
    await startLocalPostgres(server);
  });
  await at(0.65);
  const silent = await outage(async () => {
    await Promise.all([first.kill(), second.stop()]);
    await sleep(silentMs);
    [first, second] = [await started(), await started()];
  });
  return [restarted, silent];
}

async function started(): Promise<Worker> {
  const worker = await Worker.start();
  await worker.order({ do: "run" });
  return worker;
}

describe(`${budget.scheduled} scheduled posts over ${budget.windowSeconds} seconds`, () => {
  it("appear once and in time, though processes die, the database restarts and all wakers are silent", async () => {
    const owners = await connectedPages(PAGES);
    const begun = Date.now() + 5000;
    const asked: Expected[] = [];
    for (let n = 0; n < budget.scheduled; n++) {
      const owner = owners[n % PAGES];
      if (!owner) throw new Error("no owner");
      const wanted: Expected = {
        page: owner.page,
        text: `Scheduled ${n}`,
        expect: "once",
        at: begun + Math.floor((n / budget.scheduled) * windowMs),
      };
      asked.push(wanted);
      await scheduleAt(owner, wanted.text, wanted.at ?? 0);
    }
    for (const kind of [
      "error-after-effect",
      "accept-then-reset",
      "reset-before-effect",
      "accept-then-hang",
    ]) {
      await plantFault({ method: "POST", path: "/feed", kind, times: Math.ceil(budget.scheduled / 50) });
    }
    // Slow enough that a process that dies has something under way.
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 700, times: null });
    const outages = await disturb(begun);

    const pages = owners.map(({ page }) => page);
    const last = begun + windowMs + 90_000;
    const open = () => db.delivery.count({ where: { status: { in: ["PENDING", "SENDING", "UNKNOWN"] } } });
    while ((await open()) > 0 && Date.now() < last) await sleep(500);
    expect(await open(), "every doubt is settled").toBe(0);
    const shown = await shownOn(pages);
    expect(compare(asked, shown, outages)).toEqual([]);
    const late = shown.map(({ text, at }) => at - (asked.find((wanted) => wanted.text === text)?.at ?? 0));
    late.sort((a, b) => a - b);
    const share = (part: number) => late[Math.floor(part * (late.length - 1))];
    console.log(`late by: median ${share(0.5)} ms, 90% ${share(0.9)} ms, most ${share(1)} ms`);
    const tries = await db.deliveryAttempt.groupBy({ by: ["outcome"], _count: true });
    console.log(`tries: ${tries.map(({ outcome, _count }) => `${outcome} ${_count}`).join(", ")}`);
  });
});
