import { beforeAll, describe, expect, it } from "vitest";
import { fill } from "../../../bench/lists/fill";
import { USES, type Use, actorOf } from "../../../bench/lists/uses";
import { db } from "../../../lib/db";
import { budget, full } from "../budget";
import { type Plan, plansOf, statementsOf } from "./plans";

/**
 * An owner after a few months, and after years: what is ahead and what is just behind is the same, and so is what the
 * week shows of drafts, of which one in ten posts is one and thirty at each end are shown.
 */
const SIZES = [
  { posts: 700, weekly: 35 },
  { posts: 10_000, weekly: 35 },
];
/** Pages of 8 KB that a reading may touch for the other owner, as a multiple of the first one's, and above that. */
const MOST_TIMES = 2;
const MOST_MORE = 60;

/** The tables with a row for each post, or nearly. */
const GROWN = [
  "Post",
  "PostMedia",
  "Media",
  "Delivery",
  "Generation",
  "CreditEntry",
  "PagePost",
  "PostInsight",
];

let owners: string[] = [];
beforeAll(async () => {
  owners = await fill(budget.posts, SIZES);
}, 20 * 60_000);

/** The plans of all that a use asks, for one owner after another. */
async function plansForEach(userIds: readonly string[], open: Use["open"]): Promise<Plan[][]> {
  const plans: Plan[][] = [];
  for (const userId of userIds) {
    const actor = await actorOf(userId);
    const statements = await statementsOf(() => open(actor));
    plans.push((await Promise.all(statements.map(plansOf))).flat());
  }
  return plans;
}

const blocksOf = (plans: readonly Plan[], mode: Plan["mode"]) =>
  plans.filter((plan) => plan.mode === mode).reduce((sum, { blocks }) => sum + blocks, 0);

describe.each(["never analysed", "analysed"])(`among ${budget.posts} posts, %s`, (state) => {
  beforeAll(async () => {
    if (state === "analysed") await db.$executeRawUnsafe("ANALYZE");
  }, 600_000);

  it.each(USES.filter(({ grows }) => !grows))(
    "$what: 10,000 posts are as near as 700",
    async ({ what, open }) => {
      const [few, many] = await plansForEach(owners, open);
      if (!few?.length || !many?.length) throw new Error("nothing was asked");
      // Of a small table that was never analysed the planner expects so few rows that it would rather sort them.
      const modes = full || state === "analysed" ? (["custom", "generic"] as const) : (["generic"] as const);
      for (const mode of modes) {
        const [small, large] = [blocksOf(few, mode), blocksOf(many, mode)];
        if (process.env.PLANS) console.log(state, what, mode, small, large);
        expect.soft(large, `${what}, ${mode}`).toBeLessThanOrEqual(small * MOST_TIMES + MOST_MORE);
      }
    },
  );

  it.each(USES)("$what: nobody else's are read through", async ({ open, grows }) => {
    // One of 10,000 has so much of the small form that reading all is the shortest way.
    const asking = grows && !full ? owners.slice(0, 1) : owners;
    const plans = (await plansForEach(asking, open)).flat();
    expect(plans.length).toBeGreaterThan(0);
    for (const { scanned, mode, sql } of plans)
      expect
        .soft(
          scanned.filter((table) => GROWN.includes(table)),
          `${mode}: ${sql}`,
        )
        .toEqual([]);
  });
});
