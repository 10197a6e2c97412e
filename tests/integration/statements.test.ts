import { afterEach, describe, expect, it } from "vitest";
import { closeDb, db } from "../../lib/db";
import { env } from "../../lib/env";

/** Asks the same three times on one connection. @returns what the connection has kept of it, and how often it served */
function askThrice(): Promise<{ uses: number }[]> {
  return db.$transaction(async (tx) => {
    for (const one of [1, 2, 3]) await tx.$queryRaw`SELECT ${one}::int AS "asked"`;
    return tx.$queryRaw<{ uses: number }[]>`
      SELECT ("generic_plans" + "custom_plans")::int AS "uses" FROM pg_prepared_statements
      WHERE "statement" = ${'SELECT $1::int AS "asked"'}`;
  });
}

const saved = env().DIRECT_URL;

describe("what a connection keeps", () => {
  afterEach(async () => {
    await closeDb();
    Object.assign(env(), { DIRECT_URL: saved });
  });

  it("is a prepared statement, after its first use: the database plans it no more than it must", async () => {
    expect(await askThrice()).toEqual([{ uses: 3 }]);
  });

  it("is none behind a pooler, whose connections change hands", async () => {
    await closeDb();
    Object.assign(env(), { DIRECT_URL: "postgresql://past-the-pooler" });
    expect(await askThrice()).toEqual([]);
  });
});
