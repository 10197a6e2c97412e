import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { closeDb, db } from "../../lib/db";
import { env } from "../../lib/settings/env";
import { WRITE_LIMIT, countUse } from "../../lib/http/rate-limit";
import { type Pooler, startPooler } from "../pooler";

/** Asks the same three times on one connection. @returns what the connection has kept of it, and how often it served */
function askThrice(): Promise<{ uses: number }[]> {
  return db.$transaction(async (tx) => {
    for (const one of [1, 2, 3]) await tx.$queryRaw`SELECT ${one}::int AS "asked"`;
    return tx.$queryRaw<{ uses: number }[]>`
      SELECT ("generic_plans" + "custom_plans")::int AS "uses" FROM pg_prepared_statements
      WHERE "statement" = ${'SELECT $1::int AS "asked"'}`;
  });
}

/** How many statements the only connection keeps by name, after uses of the database and of a rate limit. */
async function keptStatements(): Promise<number> {
  await db.user.count();
  await countUse(WRITE_LIMIT, "anybody");
  await db.user.count();
  const [row] = await db.$queryRaw<[{ kept: number }]>`
    SELECT count(*)::int AS "kept" FROM pg_prepared_statements`;
  return row.kept;
}

const { DATABASE_URL, DATABASE_POOL, DATABASE_POOLED } = env();

describe("what a connection keeps", () => {
  let pooler: Pooler | undefined;

  // One connection, so that what is asked is asked of the one that was used.
  beforeEach(() => through({ DATABASE_POOL: 1 }));
  afterEach(async () => {
    await through({ DATABASE_URL, DATABASE_POOL, DATABASE_POOLED });
    await pooler?.close();
    pooler = undefined;
  });

  async function through(settings: Partial<ReturnType<typeof env>>): Promise<void> {
    await closeDb();
    Object.assign(env(), settings);
  }

  it("is a prepared statement, after its first use: the database plans it no more than it must", async () => {
    await db.$queryRaw`SELECT 1`;
    expect(await askThrice()).toEqual([{ uses: 3 }]);
    expect(await keptStatements()).toBeGreaterThan(0);
  });

  it.each(["own", "none"] as const)(
    "is none behind a pooler, recognised by its process id (%s), whose connections change hands",
    async (key) => {
      pooler = await startPooler(DATABASE_URL, key);
      await through({ DATABASE_URL: pooler.url });
      expect(await askThrice()).toEqual([]);
      expect(await keptStatements()).toBe(0);
      expect([...pooler.parameters].toSorted(), "no start-up options").toEqual([
        "client_encoding",
        "database",
        "user",
      ]);
    },
  );

  it("is what DATABASE_POOLED says, where it is set", async () => {
    await through({ DATABASE_POOLED: "on" });
    expect(await keptStatements()).toBe(0);
    pooler = await startPooler(DATABASE_URL);
    await through({ DATABASE_URL: pooler.url, DATABASE_POOLED: "off" });
    expect(await askThrice()).toEqual([{ uses: 3 }]);
  });
});
