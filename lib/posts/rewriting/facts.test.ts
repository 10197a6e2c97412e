import { describe, expect, it } from "vitest";
import { factsOf, lostFacts } from "./facts";

describe("the facts of a text", () => {
  it.each([
    ["Sourdough from 7 on Saturday. 20% off until noon.", ["20%", "7", "Saturday"]],
    ["Open 7 am to 5:30 p.m.", ["7 am", "5:30 p.m."]],
    ["A loaf is €3.50, two are 6,90 €.", ["€3.50", "6,90 €"]],
    ["Call +36 1 555 1234 or (06) 20/123-4567.", ["+36 1 555 1234", "06", "20", "123", "4567"]],
    [
      "See https://kovacs.example/rolls?a=1, or kovacs.example.",
      ["https://kovacs.example/rolls?a=1", "kovacs.example"],
    ],
    ["Write to anna@kovacs.example!", ["anna@kovacs.example"]],
    ["December 24, and szombaton", ["December 24", "szombat"]],
    ["You may march with mayo on 3 May", ["3 May"]],
    ["Nothing to count here.", []],
  ])("%j", (text, facts) => {
    expect(
      factsOf(text)
        .map((fact) => fact.text)
        .sort(),
    ).toEqual([...facts].sort());
  });
});

describe("a fact is lost", () => {
  it.each([
    ["20% off", "Something off", ["20%"]],
    ["20% off", "200% off", ["20%"]],
    ["Only €3.50", "Only 3.50", ["€3.50"]],
    ["From 7 am", "From 7 pm", ["7 am"]],
    ["Until 5 pm", "From 5 pm", ["5 pm"]],
    ["On Saturday", "On Sunday", ["Saturday"]],
    ["Call +36 1 555 1234", "Call +36 1 555 1243", ["+36 1 555 1234"]],
    ["See kovacs.example/rolls", "See kovacs.example", ["kovacs.example/rolls"]],
    ["20 rolls for 20 people", "Rolls for people", ["20"]],
  ])("%j → %j", (before, after, lost) => expect(lostFacts(before, after)).toEqual(lost));
});

describe("a fact survives", () => {
  it.each([
    ["Sourdough from 7 on Saturday, 20% off", "Saturday: 20 % off, from 7", {}],
    ["3.50 euros a loaf", "€3.50 a loaf", {}],
    ["Call +36 1 555 1234", "Phone: +36-1-555-1234", {}],
    ["EUR 12", "12 €", {}],
    ["At 5 pm, €3.50", "At 17:00, €3,50", {}],
    ["On 5 December", "Am 5.12.", {}],
    ["Every Saturday in December: €3.50", "Samstags im Dezember: 3,50 €", { translated: true }],
    ["On Saturday 20% off", "Szombaton 20% kedvezmény", { translated: true }],
    ["20% off", "30% off", { instruction: "Say 30% instead of 20%" }],
  ])("%j → %j", (before, after, allowance) => expect(lostFacts(before, after, allowance)).toEqual([]));
});
