import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { GET as live } from "../../../app/api/health/live/route";
import { GET as ready } from "../../../app/api/health/ready/route";
import { GET as health } from "../../../app/api/health/route";
import { db } from "../../../lib/db";
import { MIGRATIONS_DIR, readMigrations } from "../../../scripts/database/migration-files";
import { call } from "../../fixtures";
import { runTimer } from "../../timers";

const ok = { database: "ok", migrations: "ok", store: "ok", sweeper: "ok", sweptSecondsAgo: 0 };
const stopped = AbortSignal.abort();
/** A signal that has ended lets the sweep look once, and not linger. */
const sweep = () => runTimer("sweep-due-posts", stopped);
const newest = readMigrations(MIGRATIONS_DIR).at(-1)?.name ?? "";

beforeEach(() => {
  process.env.LATEST_MIGRATION = newest;
});
afterAll(() => {
  delete process.env.LATEST_MIGRATION;
});

describe("the health of a process", () => {
  it("is the same for all who ask at once", async () => {
    await sweep();
    const replies = await Promise.all(Array.from({ length: 5 }, () => call(ready)));
    expect(replies.map(({ object }) => object.store)).toEqual(Array(5).fill("ok"));
  });

  it("is alive whatever else is wrong, and ready when every part is", async () => {
    await sweep();
    expect(await call(live)).toMatchObject({ status: 200, object: { process: "ok" } });
    expect(await call(health)).toMatchObject({ status: 200, object: { database: "ok" } });
    expect(await call(ready)).toMatchObject({ status: 200, object: ok });
  });

  it("is not ready while the database is older than the code", async () => {
    await sweep();
    process.env.LATEST_MIGRATION = "29990101000000_of_tomorrow";
    expect(await call(ready)).toMatchObject({
      status: 503,
      message: "NOT_READY",
      object: { ...ok, migrations: "pending" },
    });
    expect(await call(live)).toMatchObject({ status: 200 });
  });

  it("counts the look of whichever process looks, also right after another one's end", async () => {
    await sweep();
    await db.$executeRaw`
      UPDATE "Lease" SET "holder" = 'another', "expiresAt" = "expiresAt" - interval '100 seconds' WHERE "name" = 'sweep'`;
    expect((await call(ready)).object).toMatchObject({ sweptSecondsAgo: 100 });
    await sweep();
    expect((await call(ready)).object).toMatchObject({ sweptSecondsAgo: 0 });
  });

  it("is not ready when nobody has looked for due posts for minutes, and says since when", async () => {
    await sweep();
    await db.$executeRaw`UPDATE "Lease" SET "expiresAt" = now() - interval '1 minute' WHERE "name" = 'sweep'`;
    // A process that has just started is given the time for its first look.
    const sweeper = process.uptime() < 60 ? "starting" : "late";
    expect(await call(ready)).toMatchObject({
      status: sweeper === "late" ? 503 : 200,
      object: { sweeper, sweptSecondsAgo: 210 },
    });
    await sweep();
    expect((await call(ready)).object).toMatchObject({ sweeper: "ok", sweptSecondsAgo: 0 });
  });
});
