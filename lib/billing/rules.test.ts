import { describe, expect, it } from "vitest";
import messages from "../../messages/en.json";
import { SITUATIONS, type SubscriptionRecord, accessEnd, graceEnd, postsLeft, situationOf } from "./rules";

const now = new Date("2026-11-21T12:00:00Z");
const later = new Date("2026-12-01T12:00:00Z");
const record = (parts: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  status: "ACTIVE",
  currentPeriodEnd: later,
  cancelAt: null,
  pastDueSince: null,
  hold: null,
  stripeId: "sub_1",
  ...parts,
});
const of = (parts: Partial<SubscriptionRecord>) => situationOf(record(parts), now);

describe("the situation of a subscription", () => {
  it("follows from what is stored", () => {
    expect(situationOf(null, now)).toBe("none");
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

  it("tolerates an unpaid payment for the grace period, to the second", () => {
    const since = new Date(now.getTime() - 7 * 86_400_000);
    expect(of({ status: "PAST_DUE", pastDueSince: new Date(since.getTime() + 1) })).toBe("pastDue");
    expect(of({ status: "PAST_DUE", pastDueSince: since })).toBe("overdue");
    expect(graceEnd(since)).toEqual(now);
  });

  it("keeps the grace period even if Stripe gives up before it ends", () => {
    const since = new Date(now.getTime() - 6 * 86_400_000);
    expect(of({ status: "UNPAID", pastDueSince: since })).toBe("pastDue");
    expect(accessEnd(record({ status: "UNPAID", pastDueSince: since }))).toEqual(graceEnd(since));
    expect(situationOf(record({ status: "UNPAID", pastDueSince: since }), later)).toBe("unpaid");
    expect(accessEnd(record({ pastDueSince: since }))).toBeNull();
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

  it("has texts for every situation, and for every button", () => {
    expect(Object.keys(messages.Billing.situations).sort()).toEqual(Object.keys(SITUATIONS).sort());
    const fixable = Object.entries(SITUATIONS).filter(([, { fix }]) => fix === "portal");
    expect(Object.keys(messages.Billing.fix).sort()).toEqual(fixable.map(([name]) => name).sort());
  });
});

describe("the warning before credits run out", () => {
  it("appears when less than a tenth is left", () => {
    const quote = { cost: 1_000, reserved: 2_200 };
    expect(postsLeft(15_000, 150_000, quote)).toBeNull();
    expect(postsLeft(14_999, 150_000, quote)).toBe(13);
    expect(postsLeft(0, 150_000, quote)).toBe(0);
    expect(postsLeft(0, 0, quote)).toBeNull();
  });

  it("appears too when they are not enough for the chosen options", () => {
    expect(postsLeft(4_000, 20_000, { cost: 3_000, reserved: 4_200 })).toBe(0);
    expect(postsLeft(4_200, 20_000, { cost: 3_000, reserved: 4_200 })).toBeNull();
  });
});
