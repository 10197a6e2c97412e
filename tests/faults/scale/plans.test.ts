import { beforeAll, describe, expect, it } from "vitest";
import { countQueues } from "../../../lib/jobs/measure-queues";
import { TIMERS } from "../../../lib/timers/timers";
import { db } from "../../../lib/db";
import { findDue, msToNextDue } from "../../../lib/posts/publishing/find-due";
import { budget } from "../budget";
import { LARGE, fill } from "./fill";
import { type Plan, plansOf, statementsOf } from "./plans";

/** Pages of 8 KB that a statement may touch when nothing is due; a large table has thousands. */
const MOST_BLOCKS = 100;
const signal = new AbortController().signal;

/** The plans of everything that a timer asks when nothing is due. */
async function plansOfTimer(name: string): Promise<Plan[]> {
  const timer = TIMERS.find((each) => each.name === name);
  const statements = await statementsOf(() => timer?.run({ signal, by: "minute" }) ?? Promise.resolve());
  expect(statements.length, "statements").toBeGreaterThan(0);
  return (await Promise.all(statements.map(plansOf))).flat();
}

beforeAll(() => fill(budget.posts), 20 * 60_000);

const names = TIMERS.map(({ name }) => name);

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

  it("one index entry tells when the next post is due", async () => {
    const none = { pages: [], ids: [] };
    const statements = await statementsOf(() => msToNextDue(none, 2 * 86_400_000));
    for (const { mode, read, scanned } of (await Promise.all(statements.map(plansOf))).flat())
      expect.soft({ mode, read, scanned }).toEqual({ mode, read: { Delivery: 1 }, scanned: [] });
  });

  it("the metrics count what waits by indexes", async () => {
    const plans = (await Promise.all((await statementsOf(countQueues)).map(plansOf))).flat();
    // All messages of the outbox wait: done ones are deleted.
    for (const { mode, scanned } of plans) expect.soft(scanned, mode).not.toContain("Delivery");
    expect(plans).toHaveLength(2);
  });

  it("what is due is read in its order, and only as much of it as is asked for", async () => {
    const readsOf = async (limit: number) => {
      const statements = await statementsOf(() => findDue({ pages: [], ids: [] }, limit));
      const texts = statements.map(({ text, values }) => ({
        text: text.replaceAll(`"dueAt" <= app_now()`, `"dueAt" <= app_now() + interval '1000 days'`),
        values,
      }));
      return (await Promise.all(texts.map(plansOf))).flat();
    };
    const twice = await readsOf(32);
    for (const [index, { mode, read, scanned }] of (await readsOf(16)).entries()) {
      expect.soft(scanned, mode).toEqual([]);
      // One in ten owners has paused: their posts are passed over, some before the first that is due.
      const more = (twice[index]?.read.Delivery ?? 0) - (read.Delivery ?? 0);
      expect.soft(more, mode).toBeGreaterThanOrEqual(16);
      expect.soft(more, mode).toBeLessThan(64);
    }
  });
});
