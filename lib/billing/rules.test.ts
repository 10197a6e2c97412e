import { describe, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { SITUATIONS, type Standing, graceEnd, postsLeft, situationOf } from "./rules";

const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-12-01T12:00:00Z");
const standing = (parts: Partial<Standing> = {}): Standing => ({
  status: "ACTIVE",
  currentPeriodEnd: later,
  cancelAt: null,
  pastDueSince: null,
  hold: null,
  stripeId: "sub_1",
  ...parts,
});
const of = (parts: Partial<Standing>) => situationOf(standing(parts), now, 7);

describe("the situation of a subscription", () => {
  it("follows from what is stored", () => {
    expect(situationOf(null, now, 7)).toBe("none");
    expect(of({})).toBe("active");
    expect(of({ status: "TRIALING" })).toBe("trialing");
    expect(of({ cancelAt: later })).toBe("ending");
    expect(of({ status: "TRIALING", cancelAt: later })).toBe("ending");
    expect(of({ hold: "REFUNDED" })).toBe("refunded");
    expect(of({ hold: "DISPUTED" })).toBe("disputed");
    expect(of({ hold: "DISPUTED", status: "CANCELED" })).toBe("ended");
    expect(of({ status: "UNPAID" })).toBe("unpaid");
    expect(of({ status: "PAUSED" })).toBe("paused");
    expect(of({ status: "INCOMPLETE" })).toBe("incomplete");
  });

  it("lets a payment be owed for the days of grace, to the second", () => {
    const since = new Date(now.getTime() - 7 * 86_400_000);
    expect(of({ status: "PAST_DUE", pastDueSince: new Date(since.getTime() + 1) })).toBe("pastDue");
    expect(of({ status: "PAST_DUE", pastDueSince: since })).toBe("overdue");
    expect(graceEnd(since, 7)).toEqual(now);
  });

  it("leaves the end of a trial to Stripe, but for one that Stripe does not know", () => {
    expect(of({ status: "TRIALING", currentPeriodEnd: now })).toBe("trialing");
    expect(of({ status: "TRIALING", currentPeriodEnd: now, stripeId: null })).toBe("ended");
  });
});

describe("the table", () => {
  it("gives access with ACTIVE, and beyond that only in the days of grace", () => {
    for (const [situation, { state, access, credits }] of Object.entries(SITUATIONS)) {
      expect(access, situation).toBe(state === "ACTIVE" || situation === "pastDue");
      expect(credits === "usable", situation).toBe(access);
    }
  });

  it("has words for every situation, and for every button", () => {
    expect(Object.keys(messages.Billing.situations).sort()).toEqual(Object.keys(SITUATIONS).sort());
    const mended = Object.entries(SITUATIONS).filter(([, { mend }]) => mend === "portal");
    expect(Object.keys(messages.Billing.mend).sort()).toEqual(mended.map(([name]) => name).sort());
  });
});

describe("the warning before credits run out", () => {
  it("comes when less than a tenth is left", () => {
    expect(postsLeft(15_000, 150_000)).toBeNull();
    expect(postsLeft(14_999, 150_000)).toBe(14);
    expect(postsLeft(0, 150_000)).toBe(0);
    expect(postsLeft(0, 0)).toBeNull();
  });
});
