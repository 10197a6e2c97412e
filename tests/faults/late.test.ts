import { describe, expect, it, vi } from "vitest";
import { db } from "../../lib/db";
import { type Claim, claimDelivery } from "../../lib/publishing/claim-delivery";
import { settleDelivery } from "../../lib/publishing/settle-delivery";
import { sweepDeliveries } from "../../lib/publishing/sweep-deliveries";
import { plantFault } from "../facebook";
import { advance } from "../integration/publishing/publishing";
import { type Asked, compare } from "./checker";
import { connectedPages, scheduleAt, shownOn } from "./pages";

Object.assign(process.env, { PAGE_PACE_SECONDS: "0", RATE_LIMITS: "off", RECONCILE_DELAYS: "1,2" });

describe("workers that wake up after another has taken over", () => {
  it("change nothing, so that nothing is sent a third time", async () => {
    const owners = await connectedPages(8);
    const asked: Asked[] = owners.map(({ page }) => ({ page, text: `Late on ${page}`, expect: "once" }));
    const late: Claim[] = [];
    for (const owner of owners) {
      const id = await scheduleAt(owner, `Late on ${owner.page}`, Date.now());
      const claim = await claimDelivery(db, id);
      if (claim) late.push(claim);
    }
    expect(late).toHaveLength(owners.length);
    // Their leases end, two looks find nothing, and another worker sends: slowly, so that it is under way …
    await plantFault({ method: "POST", path: "/feed", kind: "slow", delayMs: 1500, times: null });
    await advance(91);
    await sweepDeliveries();
    await advance(5);
    const sending = sweepDeliveries();
    const underWay = () => db.delivery.count({ where: { status: "SENDING", fence: 2 } });
    await vi.waitFor(async () => expect(await underWay()).toBe(owners.length), { timeout: 5000 });
    // … while the first ones wake up and say what became of their calls.
    for (const claim of late) await settleDelivery(claim, { outcome: "RETRY", errorCode: "FACEBOOK_BUSY" });
    await advance(60);
    await Promise.all([sending, sweepDeliveries(), sweepDeliveries()]);
    await advance(60);
    await sweepDeliveries();
    expect(compare(asked, await shownOn(owners.map(({ page }) => page)))).toEqual([]);
  });
});
