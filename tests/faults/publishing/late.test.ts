import { describe, expect, it, vi } from "vitest";
import { db } from "../../../lib/db";
import { type DeliveryLease, leaseDelivery } from "../../../lib/posts/publishing/leasing/lease-delivery";
import { recordOutcome } from "../../../lib/posts/publishing/record-outcome";
import { sweepDeliveries } from "../../../lib/posts/publishing/sweep-deliveries";
import { plantFault, sandbox } from "../../facebook";
import { advance } from "../../clock";
import { type Expected, compare } from "./checker";
import { connectedPages, scheduleAt, shownOn } from "./pages";

Object.assign(process.env, {
  PAGE_PACE_SECONDS: "0",
  RATE_LIMITS: "off",
  RECONCILE_DELAYS: "1,2",
  FACEBOOK_TIMEOUT_MS: "8000",
});

describe("workers that wake up after another has taken over", () => {
  it("change nothing, so that nothing is sent a third time", async () => {
    const owners = await connectedPages(8);
    const asked: Expected[] = owners.map(({ page }) => ({ page, text: `Late on ${page}`, expect: "once" }));
    const late: DeliveryLease[] = [];
    for (const owner of owners) {
      const id = await scheduleAt(owner, `Late on ${owner.page}`, Date.now());
      const claim = await leaseDelivery(db, id);
      if (claim) late.push(claim);
    }
    expect(late).toHaveLength(owners.length);
    // Their leases end, two checks find nothing, and another worker sends: Facebook accepts it, but does not respond …
    await plantFault({ method: "POST", path: "/feed", kind: "accept-then-hang", times: owners.length });
    await advance(91);
    await sweepDeliveries();
    await advance(60);
    const sending = sweepDeliveries();
    const shown = () => shownOn(owners.map(({ page }) => page));
    await vi.waitFor(async () => expect(await shown()).toHaveLength(owners.length), { timeout: 20_000 });
    // (Facebook would refuse a text identical to the last post, so another post comes in between.)
    for (const { page } of owners) {
      await sandbox("POST", `/facebook/pages/${page}/posts`, { message: "In between" });
      asked.push({ page, text: "In between", expect: "once" });
    }
    // … when the first workers resume and report the outcome of their calls.
    for (const claim of late) await recordOutcome(claim, { outcome: "RETRY", errorCode: "FACEBOOK_BUSY" });
    await advance(60);
    await Promise.all([sending, sweepDeliveries(), sweepDeliveries()]);
    for (let minute = 0; minute < 3; minute++) {
      await advance(60);
      await sweepDeliveries();
    }
    expect(await db.delivery.count({ where: { status: "SUCCESS" } })).toBe(owners.length);
    expect(compare(asked, await shown())).toEqual([]);
  });
});
