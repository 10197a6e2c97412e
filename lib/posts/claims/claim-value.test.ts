import { describe, expect, it } from "vitest";
import { addedClaims, valueOf } from "./claim-value";
import { factOfClaim } from "./fact-of-claim";
import { findClaims } from "./find-claims";

const SETTING = { timeZone: "Europe/Budapest", writtenAt: new Date("2026-03-02T09:00:00Z") };
const claimsOf = (text: string) => findClaims(text, SETTING);
const valuesOf = (text: string) => claimsOf(text).map(valueOf);

describe("a claim's value", () => {
  it.each([
    ["until 9 pm", "until 21:00"],
    ["€3.50", "3,50 Euro"],
    ["1.200 Ft", "1200 forint"],
    ["20 %", "twenty percent"],
    ["90 minutes", "anderthalb Stunden"],
    ["14 March", "am 14. März"],
    ["+36 20 123 4567", "06 20 123 4567"],
    ["www.kovacs.example/", "https://kovacs.example"],
  ])("of %j is that of %j", (one, other) => {
    expect(valuesOf(one)).toHaveLength(1);
    expect(valuesOf(one)).toEqual(valuesOf(other));
  });
});

describe("what a writer has added", () => {
  const added = (before: string, after: string) =>
    addedClaims(claimsOf(before), claimsOf(after)).map(({ from, to }) => after.slice(from, to));

  it.each([
    ["Open until 9 pm.", "Open until 8 pm.", ["8 pm"]],
    ["Open until 9 pm.", "Now open until 21:00, on Sunday too.", []],
    ["20% off.", "20% off bread, and 20% off cake.", ["20%"]],
    ["", "A loaf is €3.", ["€3"]],
  ])("of %j in %j", (before, after, claims) => expect(added(before, after)).toEqual(claims));
});

describe("the fact that a claim becomes", () => {
  const factIn = (text: string, claim: string) => {
    const found = claimsOf(text).find(({ from, to }) => text.slice(from, to) === claim);
    if (!found) throw new Error(`No claim ${claim}`);
    return factOfClaim(text, found);
  };
  const text =
    "Come in! A loaf is €4.20, baked on Bartók Béla út 14.\nTwo days a week we bake rye: 15% off.\nCall +36 1 555 1234 or see kovacs.example.";

  it.each([
    ["€4.20", "PRICE", "A loaf is €4.20, baked on Bartók Béla út 14."],
    ["Bartók Béla út 14", "ADDRESS", "Bartók Béla út 14"],
    ["15%", "OFFER", "Two days a week we bake rye: 15% off."],
    ["Two days", "OTHER", "Two days a week we bake rye: 15% off."],
    ["+36 1 555 1234", "PHONE", "+36 1 555 1234"],
    ["kovacs.example", "WEB", "kovacs.example"],
  ])("of %j", (claim, kind, words) => expect(factIn(text, claim)).toEqual({ kind, text: words }));

  it("is the claim alone in a sentence without an end", () => {
    const long = `${"word ".repeat(100)}until 9 pm ${"word ".repeat(100)}`;
    expect(factIn(long, "9 pm")).toEqual({ kind: "OTHER", text: "9 pm" });
  });
});
