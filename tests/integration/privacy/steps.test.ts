import { describe, expect, it } from "vitest";
import { PRIVACY_STEPS } from "../../../lib/privacy/register-steps";
import { tablesOfUsers } from "./tables";

describe("the steps that the domains register", () => {
  it("answer for every table that leads to a user, each for its own", async () => {
    const answered = PRIVACY_STEPS.flatMap(({ tables }) => tables);
    expect(new Set(answered).size).toBe(answered.length);
    const tables = (await tablesOfUsers()).map(({ table }) => table);
    expect(
      tables.filter((table) => !answered.includes(table)),
      "tables that name a user and that no lib/<domain>/register-privacy.ts answers for",
    ).toEqual([]);
    expect(answered.filter((table) => !tables.includes(table))).toEqual([]);
  });
});
