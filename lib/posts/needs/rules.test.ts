import { describe, expect, it } from "vitest";
import type { NoticeKind } from "@/lib/notices/types";
import { needsOf, needsOfPage } from "./rules";

const calm = { page: "CONNECTED", hasPlan: true, creditAmount: 20_000 } as const;
const said = (...kinds: NoticeKind[]) => new Set(kinds);

describe("needsOf", () => {
  it("has nothing to say where all is well", () => {
    expect(needsOf(calm)).toEqual([]);
  });

  it.each([
    ["page", { page: null }],
    ["reconnect", { page: "RECONNECT" }],
    ["plan", { hasPlan: false, creditAmount: 0 }],
    ["credits", { creditAmount: 499 }],
  ] as const)("says %s", (need, parts) => {
    expect(needsOf({ ...calm, ...parts })).toEqual([need]);
  });

  it.each([
    ["failed", { failed: 1 }],
    ["unread", { unread: 2 }],
  ] as const)("says %s", (need, waiting) => {
    expect(needsOf(calm, waiting)).toEqual([need]);
  });

  it.each([
    ["RECONNECT", { page: "RECONNECT" }],
    ["PLAN_ENDED", { hasPlan: false }],
    ["PAYMENT_FAILED", { hasPlan: false }],
  ] as const)("leaves to a notice what %s says", (kind, parts) => {
    expect(needsOf({ ...calm, ...parts }, { said: said(kind) })).toEqual([]);
  });

  it("leaves a failed post to its notice", () => {
    expect(needsOf(calm, { failed: 1, said: said("POST_FAILED") })).toEqual([]);
  });

  it("says all of it, a missing page first", () => {
    expect(needsOf({ page: null, hasPlan: false, creditAmount: 0 }, { failed: 2, unread: 1 })).toEqual([
      "page",
      "plan",
      "failed",
      "unread",
    ]);
  });

  it("knows of a page alone what the page says", () => {
    expect(needsOfPage(undefined)).toEqual(["page"]);
    expect(needsOfPage({ status: "RECONNECT" })).toEqual(["reconnect"]);
    expect(needsOfPage({ status: "CONNECTED" })).toEqual([]);
  });
});
