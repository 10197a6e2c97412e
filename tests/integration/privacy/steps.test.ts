import { describe, expect, it } from "vitest";
import { db } from "../../../lib/db";
import { PRIVACY_STEPS } from "../../../lib/privacy/steps";
import { tablesOfUsers } from "./tables";

describe("the steps that the domains register", () => {
  it("answer for every table that leads to a user, each for its own", async () => {
    const answered = PRIVACY_STEPS.flatMap(({ tables }) => tables);
    expect(new Set(answered).size).toBe(answered.length);
    const tables = (await tablesOfUsers()).map(({ table }) => table);
    expect(
      tables.filter((table) => !answered.includes(table)),
      "tables that name a user and that no lib/<domain>/privacy-step.ts answers for",
    ).toEqual([]);
    expect(answered.filter((table) => !tables.includes(table))).toEqual([]);
  });

  it("cover every table that names a user, with a foreign key or without", async () => {
    const columns = await db.$queryRaw<{ table: string; column: string }[]>`
      SELECT c.table_name::text AS "table", c.column_name::text AS "column"
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = current_schema() AND t.table_type = 'BASE TABLE'
        AND c.column_name ~* '^(user|owner|person|account|customer)_?id$|e-?mail$'
      ORDER BY 1 DESC`;
    const reached = (await tablesOfUsers()).map(({ table }) => table);
    // A sign-up names an address that has no user yet; it is forgotten when an account with that address is deleted.
    expect(columns.filter(({ table }) => !reached.includes(table))).toEqual([
      { table: "SignUp", column: "email" },
    ]);
  });

  it("leave nothing behind: each row goes with what it belongs to, except what is kept without its person", async () => {
    const keys = await db.$queryRaw<{ table: string; rule: string }[]>`
      SELECT conrelid::regclass::text AS "table", confdeltype::text AS "rule"
      FROM pg_constraint WHERE contype = 'f' AND confrelid = '"User"'::regclass`;
    expect(keys.filter(({ rule }) => rule !== "c")).toEqual([{ table: '"Erasure"', rule: "n" }]);
  });
});
