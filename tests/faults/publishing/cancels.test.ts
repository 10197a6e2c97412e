import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it, vi } from "vitest";
import { DELETE } from "../../../app/api/post/schedule/route";
import { db } from "../../../lib/db";
import { plantFault } from "../../facebook";
import { call } from "../../fixtures";
import { budget } from "../budget";
import { type Expected, compare } from "./checker";
import { connectedPages, scheduleAt, shownOn } from "./pages";
import { Worker, endWorkers } from "./workers";

Object.assign(process.env, { PAGE_PACE_SECONDS: "0", RATE_LIMITS: "off", DATABASE_POOL: "12" });
afterAll(endWorkers);

const PER_SECOND = 20;
const SPREAD_MS = 400;

describe(`${budget.cancels} cancels around the moment of sending`, () => {
  it("each is cancelled or sent, never both, and the response says which", async () => {
    const owners = await connectedPages(16);
    const workers = await Promise.all([1, 2].map(() => Worker.start()));
    await Promise.all(workers.map((worker) => worker.order({ do: "run" })));
    const begun = Date.now() + 5000 + budget.cancels * 10;
    const plans = [];
    for (let n = 0; n < budget.cancels; n++) {
      const owner = owners[n % owners.length];
      if (!owner) throw new Error("no owner");
      const plan = { owner, page: owner.page, text: `Cancel ${n}`, at: begun + (n * 1000) / PER_SECOND };
      const delivery = await scheduleAt(owner, plan.text, plan.at);
      const { postId } = await db.delivery.findUniqueOrThrow({ where: { id: delivery } });
      plans.push({ ...plan, postId });
    }
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 30, times: null });

    const asked = await Promise.all(
      plans.map(async ({ owner, page, text, at, postId }, n): Promise<Expected> => {
        // Before, at and after its time, in turn.
        const shift = (((n * 7) % 21) / 20 - 0.5) * SPREAD_MS;
        await sleep(Math.max(0, at + shift - Date.now()));
        const { status, message } = await call(DELETE, {
          method: "DELETE",
          bearer: owner.token,
          body: { postID: postId },
        });
        if (status !== 200) expect(["DELIVERY_IN_FLIGHT", "POST_NOT_SCHEDULED"]).toContain(message);
        return { page, text, expect: status === 200 ? "never" : "once" };
      }),
    );
    const open = () => db.delivery.count({ where: { status: { in: ["PENDING", "SENDING", "UNKNOWN"] } } });
    await vi.waitFor(async () => expect(await open()).toBe(0), { timeout: 20_000, interval: 200 });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(compare(asked, await shownOn(owners.map(({ page }) => page)))).toEqual([]);
    const cancelled = asked.filter((request) => request.expect === "never").length;
    console.log(`${cancelled} of ${asked.length} cancelled, the others sent`);
    // The race was a race.
    expect(cancelled).toBeGreaterThan(asked.length / 10);
    expect(cancelled).toBeLessThan((asked.length * 9) / 10);
  });
});
