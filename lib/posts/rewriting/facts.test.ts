import { describe, expect, it } from "vitest";
import type { Language } from "@/lib/posts/constants";
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

  it.each<[string, string, Language, string[]]>([
    ["Rendelés pénteken 12 óráig", "Orders placed by 12 on Pénteken", "english", ["péntek"]],
    ["Bestellungen bis 17 Uhr", "Orders until 7 pm", "english", ["17 Uhr"]],
    ["Am Samstag um 9 Uhr", "On Sunday at 9 am", "english", ["Samstag"]],
    ["Nur 3,50 €", "Only €3.05", "english", ["3,50 €"]],
    ["Bis 11 Uhr", "Until noon", "english", ["11 Uhr"]],
    ["Am 5. Dezember", "On 6 December", "english", ["5. Dezember"]],
  ])("in a translation: %j → %j", (before, after, into, lost) =>
    expect(lostFacts(before, after, { into })).toEqual(lost),
  );
});

describe("a fact survives", () => {
  it.each<[string, string, Parameters<typeof lostFacts>[2]]>([
    ["Sourdough from 7 on Saturday, 20% off", "Saturday: 20 % off, from 7", {}],
    ["3.50 euros a loaf", "€3.50 a loaf", {}],
    ["Call +36 1 555 1234", "Phone: +36-1-555-1234", {}],
    ["EUR 12", "12 €", {}],
    ["At 5 pm, €3.50", "At 17:00, €3,50", {}],
    ["On 5 December", "Am 5.12.", {}],
    ["Every Saturday in December: €3.50", "Samstags im Dezember: 3,50 €", { into: "german" }],
    ["On Saturday 20% off", "Szombaton 20% kedvezmény", { into: "hungarian" }],
    ["Bestellungen bis 17 Uhr", "Orders until 5 pm", { into: "english" }],
    ["Rolls until 6 p.m. on Tuesday", "Brötchen bis 18 Uhr am Dienstag", { into: "german" }],
    ["2 for £5 till 31/12", "2 zum Preis von 5 £ bis 31.12.", { into: "german" }],
    ["Bestellungen bis 17 Uhr", "Orders until 17:00", { into: "english" }],
    ["A las 21:30", "At 9:30 pm", { into: "english" }],
    ["À partir de 17h30", "From 5:30 pm", { into: "english" }],
    ["Open until 5:30 p.m.", "Ouvert jusqu'à 17 h 30", { into: "french" }],
    ["Pénteken 12 óráig", "On Friday until noon", { into: "english" }],
    ["Bis 12 Uhr mittags", "Hasta el mediodía", { into: "spanish" }],
    ["From Tuesday to Friday", "De terça a sexta", { into: "portuguese" }],
    ["On Saturday, 5 December", "Sa., 5.12.", { into: "german" }],
    ["1 200 Ft, 1,5 kg", "HUF 1,200, 1.5 kg", { into: "english" }],
    ["20% off", "30% off", { instruction: "Say 30% instead of 20%" }],
  ])("%j → %j", (before, after, allowance) => expect(lostFacts(before, after, allowance)).toEqual([]));
});
