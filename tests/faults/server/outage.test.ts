// A whole server under load whose database is stopped for a minute, and which is then told to end and started anew.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { closeDb, db } from "../../../lib/db";
import { applyMigrations } from "../../../scripts/database/apply-migrations";
import { startLocalPostgres, stopLocalPostgres } from "../../../scripts/database/local-postgres";
import { budget } from "../budget";
import { type Expected, compare } from "../publishing/checker";
import { type PageOwner, connectedPages, shownOn } from "../publishing/pages";
import { Server, build, endServers } from "./server";

// Its own server, which keeps what it has acknowledged.
const postgres = { dir: join(inject("folder"), "outage-postgres"), maxConnections: 80, durable: true };
Object.assign(process.env, {
  FACEBOOK_TIMEOUT_MS: "3000",
  DELIVERY_LEASE_SECONDS: "6",
  RECONCILE_DELAYS: "2,4,6,8",
  PAGE_PACE_SECONDS: "0",
});

let server: Server;
beforeAll(async () => {
  await build();
  const { url } = await startLocalPostgres(postgres);
  process.env.DATABASE_URL = url;
  await applyMigrations(url);
  server = await Server.start();
}, 10 * 60_000);
afterAll(async () => {
  await endServers();
  await closeDb();
  await stopLocalPostgres(postgres.dir, "immediate");
});

const PAGES = 8;
const CLIENTS = 16;
/** Answers after which a client asks again, with the same key: nothing is known to have happened, or not yet. */
const AGAIN = [409, 500, 503];

/** What the clients saw. */
class Record {
  readonly statuses = new Map<string, number>();
  readonly written: number[] = [];
  readonly asked: Expected[] = [];
  slowest = 0;
  lastSuccess = 0;

  answered(status: string, ms: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status !== "no answer") this.slowest = Math.max(this.slowest, ms);
    if (status === "200" || status === "201") this.lastSuccess = Date.now();
  }
}

/** Sends a request until it is answered for good, as the browser does: always with the same key. */
async function insist(record: Record, { token }: PageOwner, path: string, body: object): Promise<unknown> {
  const key = randomUUID();
  for (;;) {
    const began = Date.now();
    const answer = await server.ask(token, "POST", path, body, key).catch(() => null);
    record.answered(String(answer?.status ?? "no answer"), Date.now() - began);
    const done = (answer?.reply as { message?: string } | undefined)?.message === "POST_ALREADY_PUBLISHED";
    if (answer && (done || !AGAIN.includes(answer.status))) {
      expect([200, 201, 409]).toContain(answer.status);
      return answer.reply.object;
    }
    await sleep(200);
  }
}

/** Writes posts and publishes them, one after the other, until it is stopped. */
async function act(record: Record, owner: PageOwner, client: number, signal: AbortSignal): Promise<void> {
  for (let n = 0; !signal.aborted; n += 1) {
    const text = `Client ${client}, post ${n}`;
    const { id } = (await insist(record, owner, "/api/post", { content: text })) as { id: number };
    record.written.push(id);
    record.asked.push({ page: owner.page, text, expect: "once" });
    const body = { postID: id, postContent: text, platforms: ["FACEBOOK"] };
    await insist(record, owner, "/api/post/publish", body);
  }
}

/** Stops the database as a machine that loses power does. @returns milliseconds from its return to the first success */
async function loseDatabase(record: Record, seconds: number): Promise<number> {
  await stopLocalPostgres(postgres.dir, "immediate");
  await sleep(seconds * 1000);
  await startLocalPostgres(postgres);
  const back = Date.now();
  await vi.waitFor(() => expect(record.lastSuccess).toBeGreaterThanOrEqual(back), { timeout: 60_000 });
  return Date.now() - back;
}

describe("a server under load", () => {
  it(`loses nothing that it has answered and sends nothing twice, though its database is away for ${budget.awaySeconds} s and it is restarted`, async () => {
    const owners = await connectedPages(PAGES);
    const record = new Record();
    const stop = new AbortController();
    const clients = Array.from({ length: CLIENTS }, (_, n) =>
      act(record, owners[n % PAGES] as PageOwner, n, stop.signal),
    );
    await sleep(4000);
    const back = await loseDatabase(record, budget.awaySeconds);
    const slowest = record.slowest;
    await sleep(4000);

    const old = server;
    const told = Date.now();
    old.signal("SIGTERM");
    expect(await old.ended()).toBe(0);
    const ended = Date.now() - told;
    server = await Server.start();
    await sleep(4000);
    stop.abort();
    await Promise.all(clients);

    const open = () => db.delivery.count({ where: { status: { in: ["PENDING", "SENDING", "UNKNOWN"] } } });
    const last = Date.now() + 90_000;
    while ((await open()) > 0 && Date.now() < last) await sleep(500);
    expect(await open(), "every doubt is settled").toBe(0);
    expect(await db.post.count({ where: { id: { in: record.written } } })).toBe(record.written.length);
    expect(compare(record.asked, await shownOn(owners.map(({ page }) => page)))).toEqual([]);
    // While the database refuses connections, the door says so at once.
    expect(record.statuses.get("503")).toBeGreaterThan(0);
    const answers = [...record.statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
    console.log(`${record.asked.length} posts written and published; answers: ${answers}`);
    console.log(`slowest answer ${Math.round(slowest)} ms; back after ${back} ms; ended within ${ended} ms`);
  });
});
