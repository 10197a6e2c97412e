import { describe, expect, it } from "vitest";
import { readExplicit } from "@/lib/text/explicit/read";
import { agree, isFigure } from "./agree";
import { newPlaces } from "./claims/new-places";

const valueIn = (text: string) => {
  const [claim] = readExplicit(text, "Europe/Budapest").claims;
  if (!claim) throw new Error(`Nothing in ${text}`);
  return claim.value;
};

describe("a claim and what was said", () => {
  it.each([
    ["until 9 pm", "9 pm", true],
    ["until 9 pm", "until 21:00", true],
    ["until 9 pm", "from 9 pm", false],
    // A shop that opens at nine in the morning.
    ["until 9 pm", "Mo-Fr 09:00-17:00", false],
    ["at 7!", "19:00", true],
    ["€3.50", "3,50 EUR", true],
    ["€3.50", "£3.50", false],
    ["$5", "US$5", true],
    ["€5", "$5", false],
    ["5 December", "2026-12-05", true],
    ["5 December 2027", "2026-12-05", false],
    ["kovacs.example", "https://www.kovacs.example/rolls", true],
    ["kovacs.example/menu", "https://www.kovacs.example/rolls", false],
    ["+36 1 555 1234", "+43 1 555 1234", true],
    ["20%", "€20", false],
  ])("%j beside %j: %s", (claim, said, agrees) => expect(agree(valueIn(claim), valueIn(said))).toBe(agrees));

  it("may be a bare figure: an amount or an hour", () => {
    expect(["€7", "7%", "7 pm", "19:00", "7:30", "5 July"].map((text) => isFigure(valueIn(text), 7))).toEqual(
      [...[true, true, true, true, false, false]],
    );
  });
});

describe("what is new in a text", () => {
  const at = (text: string, words: string) => ({
    from: text.indexOf(words),
    to: text.indexOf(words) + words.length,
  });
  it.each([
    ["Rolls from 7, until 9 pm.", "Rolls from 7, until 8 pm.", { "8 pm": true, "7": false }],
    ["Until 19:00.", "Until 9:00.", { "9:00": true }],
    ["Rolls €3.50", "Rolls €3.50 and two for €6", { "€3.50": false, "€6": true }],
    ["Open at 7 am. Rolls.", "Rolls. Open at 7 am.", { Rolls: true }],
  ])("%j → %j", (before, after, expected) => {
    const { isNew } = newPlaces(before, after);
    for (const [words, is] of Object.entries(expected)) expect(isNew(at(after, words)), words).toBe(is);
  });

  it("is all of it where it is another text, in a time that is bounded", () => {
    const [one, other] = ["ab".repeat(30_000), "cd".repeat(30_000)];
    expect(newPlaces(one, other).isNew({ from: 100, to: 102 })).toBe(true);
  });
});
