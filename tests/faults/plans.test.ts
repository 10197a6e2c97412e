import { beforeAll, describe, expect, it } from "vitest";
import { TIMERS } from "../../lib/jobs/timers";
import { db } from "../../lib/db";
import { budget } from "./budget";
import { LARGE, fill } from "./fill";
import { type Plan, plansOf, statementsOf } from "./plans";

/** Pages of 8 KB that a statement may touch when nothing is due; a large table has thousands. */
const MOST_BLOCKS = 100;
const signal = new AbortController().signal;

/** The plans of everything that a timer asks when nothing is due. */
async function plansOfTimer(name: string): Promise<Plan[]> {
  const timer = TIMERS.find((timer) => timer.name === name);
  const statements = await statementsOf(() => timer?.run({ signal, by: "minute" }) ?? Promise.resolve());
  expect(statements.length, "statements").toBeGreaterThan(0);
  return (await Promise.all(statements.map(plansOf))).flat();
}

beforeAll(() => fill(budget.posts), 20 * 60_000);

// Reading every customer at Stripe, once a night, is what it is for.
const names = TIMERS.map(({ name }) => name).filter((name) => name !== "reconcile-billing");

describe.each(["never analysed", "analysed"])(`${budget.posts} rows a table, %s`, (state) => {
  beforeAll(async () => {
    if (state === "analysed") await db.$executeRawUnsafe("ANALYZE");
  }, 600_000);

  it.each(names)("%s finds by an index that nothing is due", async (name) => {
    for (const { sql, mode, blocks, ms, scanned } of await plansOfTimer(name)) {
      const summary = { mode, blocks, ms, scanned, sql: sql.replace(/\s+/g, " ").slice(0, 150) };
      if (process.env.PLANS) console.log(state, name, JSON.stringify(summary));
      expect
        .soft(
          scanned.filter((table) => (LARGE as readonly string[]).includes(table)),
          JSON.stringify(summary),
        )
        .toEqual([]);
      expect.soft(blocks, JSON.stringify(summary)).toBeLessThan(MOST_BLOCKS);
    }
  });
});
