import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GET as listRoute } from "../../../app/api/post/route";
import { POST as scheduleRoute } from "../../../app/api/post/schedule/route";
import { asUnavailable } from "../../../lib/db/watch";
import { db } from "../../../lib/db";
import { env } from "../../../lib/settings/env";
import { makeOwner, makePost } from "../../factories";
import { type CallReply, call } from "../../fixtures";
import { connectedOwner, startAfresh } from "./publishing/publishing";
import { saveSlots } from "./scheduling/week";

process.env.RATE_LIMITS = "off";

const DAILY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, minute: 960 }));
const list = (token: string, path = "/api/post") => call(listRoute, { bearer: token, path });
const statuses = (replies: readonly CallReply[]) => replies.map(({ status }) => status);

/** Asks for an owner's list five times, one after the other. */
async function listFiveTimes(token: string): Promise<void> {
  for (let n = 0; n < 5; n += 1) expect(await list(token)).toMatchObject({ status: 200 });
}

let other: Client;
beforeEach(async () => {
  await startAfresh();
  other = new Client({ connectionString: env().DATABASE_URL });
  await other.connect();
});
afterEach(() => other.end());

describe("posts that one owner schedules at once, while her schedule is locked elsewhere", () => {
  async function lockedOwner(count: number) {
    const { user, token } = await connectedOwner();
    await saveSlots(user.id, DAILY);
    const posts = await Promise.all(Array.from({ length: count }, () => makePost(user.id)));
    await other.query("BEGIN");
    await other.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`schedule:${user.id}`]);
    const queue = posts.map(({ id, content }, n) =>
      call(scheduleRoute, {
        bearer: token,
        headers: { "idempotency-key": randomUUID() },
        body: {
          ...{ postID: id, postContent: content, platforms: ["FACEBOOK"] },
          scheduledAt: new Date(Date.now() + (n + 1) * 3_600_000).toISOString(),
        },
      }),
    );
    return { user, queue };
  }

  it("wait in line, and another owner does not notice", async () => {
    const stranger = await makeOwner();
    const { user, queue } = await lockedOwner(30);
    await sleep(500);
    // All of these wait until the lock is released, which is after it.
    await listFiveTimes(stranger.token);
    await other.query("COMMIT");
    expect(statuses(await Promise.all(queue))).toEqual(queue.map(() => 200));
    const times = await db.post.findMany({ where: { userId: user.id }, select: { scheduledAt: true } });
    expect(new Set(times.map(({ scheduledAt }) => scheduledAt?.getTime())).size).toBe(30);
  });

  it("are refused with a moment to wait when the lock stays, and can be scheduled again", async () => {
    const { queue } = await lockedOwner(1);
    const [refused] = await Promise.all(queue);
    expect(refused).toMatchObject({ status: 503, message: "SERVER_BUSY" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

async function searchesRunning(): Promise<number> {
  const { rows } = await other.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%ILIKE%'
     AND pid <> pg_backend_pid() AND datname = current_database()`,
  );
  return rows[0]?.n ?? 0;
}

describe("many searches of one owner", () => {
  it("run one at a time, and another owner's list does not wait for them", async () => {
    const [searcher, stranger] = [await makeOwner(), await makeOwner()];
    await db.$executeRaw`
      INSERT INTO "Post" ("userId", "content", "updatedAt")
      SELECT ${searcher.user.id}::uuid, repeat('Fresh rolls from seven, ' || n || '. ', 1500), now()
      FROM generate_series(1, 400) n`;
    let [most, searching] = [0, true];
    const look = async () => {
      while (searching) most = Math.max(most, await searchesRunning());
    };
    const looked = look();
    let searched = 0;
    const search = () => list(searcher.token, "/api/post?q=croiss%C3%A1nt").finally(() => (searched += 1));
    const searches = Array.from({ length: 20 }, search);
    await listFiveTimes(stranger.token);
    expect(searched, "searches answered before the other's lists").toBeLessThan(searches.length);
    expect(statuses(await Promise.all(searches))).toEqual(searches.map(() => 200));
    searching = false;
    await looked;
    expect(most).toBeGreaterThan(0);
    expect(most).toBe(1);
  });
});

describe("a transaction that the database has given up, so that another could end", () => {
  it.each(["40P01", "40001"])("is told to come back in a moment: %s", async (code) => {
    const given = db.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION USING ERRCODE = '${code}'; END $$`);
    const error: unknown = await given.catch((thrown: unknown) => thrown);
    expect(asUnavailable(error)).toMatchObject({ code: "SERVER_BUSY", details: { retryAfterSeconds: 2 } });
  });
});

describe("who gets no connection", () => {
  it("is told to come back in a moment", async () => {
    const { token } = await makeOwner();
    const busy = Array.from({ length: env().DATABASE_POOL }, () =>
      // A query of Prisma's begins when somebody waits for it.
      db.$queryRaw`SELECT pg_sleep(12)::text`.then(() => "done"),
    );
    const reply = await list(token);
    expect(reply).toMatchObject({ status: 503, message: "SERVER_BUSY" });
    expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    await Promise.all(busy);
  });
});
