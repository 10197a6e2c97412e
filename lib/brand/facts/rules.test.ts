import { describe, expect, it } from "vitest";
import { formatHours } from "@/lib/brand/hours/rules";
import { FACT_LIMIT } from "./constants";
import { factText, factsAt, factsNotOver, hoursAt, inOrder } from "./rules";
import type { Fact, FactKind } from "./types";

const at = (time: string) => new Date(`2026-11-${time}Z`);
const fact = (id: string, parts: Partial<Fact> = {}): Fact => ({
  ...{
    id,
    kind: "OTHER",
    text: id,
    from: null,
    until: null,
    firstDay: null,
    lastDay: null,
    proposedDay: null,
    revision: 0,
  },
  ...{ createdAt: "2026-11-01T00:00:00.000Z", updatedAt: "2026-11-01T00:00:00.000Z" },
  ...parts,
});
const ids = (facts: Fact[]) => facts.map(({ id }) => id);

describe("facts at an instant", () => {
  const facts = [
    fact("always"),
    fact("ends", { until: "2026-11-20T17:00:00.000Z" }),
    fact("begins", { from: "2026-11-20T17:00:00.000Z" }),
  ];

  it("are those that have begun and are not over; an end is the first moment without it", () => {
    expect(ids(factsAt(facts, at("20T16:59:59.999")))).toEqual(["always", "ends"]);
    expect(ids(factsAt(facts, at("20T17:00:00")))).toEqual(["always", "begins"]);
  });

  it("that are not over may still begin", () => {
    expect(ids(factsNotOver(facts, at("20T16:00:00")))).toEqual(["always", "ends", "begins"]);
    expect(ids(factsNotOver(facts, at("20T17:00:00")))).toEqual(["always", "begins"]);
  });
});

it("facts stand by kind, what ends first before the others, then by age", () => {
  const facts = [
    fact("old", { kind: "OFFER" }),
    fact("young", { kind: "OFFER", createdAt: "2026-11-02T00:00:00.000Z" }),
    fact("late", { kind: "OFFER", until: "2026-12-20T00:00:00.000Z" }),
    fact("soon", { kind: "OFFER", until: "2026-11-20T00:00:00.000Z" }),
    fact("hours", { kind: "OPENING_HOURS" }),
    fact("out", { kind: "SOLD_OUT" }),
  ];
  expect(ids(inOrder(facts))).toEqual(["out", "hours", "soon", "late", "old", "young"]);
});

describe("the opening hours at an instant", () => {
  const usual = fact("usual", { kind: "OPENING_HOURS", text: "Mo-Su 09:00-17:00" });
  const advent = fact("advent", {
    kind: "OPENING_HOURS",
    text: "Mo-Su 09:00-20:00",
    from: "2026-11-28T23:00:00.000Z",
    until: "2026-12-24T23:00:00.000Z",
    createdAt: "2026-10-01T00:00:00.000Z",
  });
  const shown = (facts: Fact[], instant: Date) => {
    const week = hoursAt(facts, instant);
    return week && formatHours(week);
  };

  it("are the usual ones, or those that hold for a time", () => {
    expect(shown([usual, advent], at("20T12:00:00"))).toBe("Mo-Su 09:00-17:00");
    expect(shown([usual, advent], at("30T12:00:00"))).toBe("Mo-Su 09:00-20:00");
  });

  it("are the newer of two", () => {
    const newer = { ...usual, text: "Mo-Su 10:00-16:00", createdAt: "2026-11-02T00:00:00.000Z" };
    expect(shown([newer, usual], at("20T12:00:00"))).toBe("Mo-Su 10:00-16:00");
  });

  it("are not known without a fact", () => expect(shown([fact("other")], at("20T12:00:00"))).toBeNull());
});

describe("a fact's text", () => {
  it.each<[FactKind, string, string]>([
    ["OTHER", " We bake\nwith  rye ", "We bake with  rye"],
    ["OPENING_HOURS", "mo-fr 9:00-17:00", "Mo-Fr 09:00-17:00; Sa-Su off"],
    ["OPENING_HOURS", "Mo-Sa 11:00-14:30\nMo-Sa 17:00-21:30", "Mo-Sa 11:00-14:30,17:00-21:30; Su off"],
    ["PHONE", "+36 1 234 5678", "+36 1 234 5678"],
    ["WEB", "kovacs.example/rolls", "https://kovacs.example/rolls"],
    ["WEB", "http://kovacs.example", "http://kovacs.example"],
    ["CLOSED", " ", ""],
    ["ILL", "", ""],
  ])("of kind %s: %j", (kind, typed, text) => expect(factText(kind, typed)).toEqual({ text }));

  it.each<[FactKind, string, string]>([
    ["OTHER", "  \u200b ", "textMissing"],
    ["SOLD_OUT", "", "textMissing"],
    ["OPENING_HOURS", "nine to five", "hours"],
    ["PHONE", "call us", "phone"],
    ["PHONE", "112", "phone"],
    ["WEB", "our website", "web"],
    ["WEB", "javascript:alert(1)", "web"],
    ["WEB", "localhost", "web"],
    ["WEB", `kovacs.example/${"x".repeat(FACT_LIMIT - 20)}`, "web"],
  ])("of kind %s is refused: %j", (kind, typed, key) =>
    expect(factText(kind, typed)).toEqual({ error: `Facts.errors.${key}` }),
  );
});
