import { afterAll, describe, expect, it } from "vitest";
import { plantFault } from "../../facebook";
import { budget } from "../budget";
import { type Expected, compare } from "./checker";
import { connectedPages, scheduleAt, shownOn } from "./pages";
import { Worker, endWorkers } from "./workers";

Object.assign(process.env, { PAGE_PACE_SECONDS: "0", RATE_LIMITS: "off" });
afterAll(endWorkers);

describe("two workers and events that come twice", () => {
  it(`send each of ${budget.twice} posts once`, async () => {
    const owners = await connectedPages(8);
    const asked: Expected[] = [];
    const ids: number[] = [];
    for (let n = 0; n < budget.twice; n++) {
      const owner = owners[n % owners.length];
      if (!owner) throw new Error("no owner");
      asked.push({ page: owner.page, text: `Twice ${n}`, expect: "once" });
      ids.push(await scheduleAt(owner, `Twice ${n}`, Date.now()));
    }
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 100, times: null });
    const workers = await Promise.all([1, 2].map(() => Worker.start({ DATABASE_POOL: "12" })));
    // Both sweep, and both are woken for every post three times over, in other orders.
    await Promise.all(workers.map((worker) => worker.order({ do: "run" })));
    const woken = [...ids, ...ids, ...ids];
    await Promise.all([
      workers[0]?.order({ do: "deliver", ids: woken }),
      workers[1]?.order({ do: "deliver", ids: woken.toReversed() }),
    ]);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(compare(asked, await shownOn(owners.map(({ page }) => page)))).toEqual([]);
  });
});
