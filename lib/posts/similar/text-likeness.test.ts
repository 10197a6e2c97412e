import { describe, expect, it } from "vitest";
import { ALIKE, likeness, shinglesOf } from "./text-likeness";

const alike = (a: string, b: string) => likeness(shinglesOf(a), shinglesOf(b)) >= ALIKE;

const ROLLS =
  "Fresh poppy seed rolls from half past six on Saturday. Come by early: last week they were gone by nine. We keep a bag for you if you call us.";

describe("texts are much alike", () => {
  it.each([
    ["the same", ROLLS],
    ["in capitals, with other marks and spaces", ROLLS.toUpperCase().replaceAll(".", " !  ")],
    ["with another day and number", ROLLS.replace("Saturday", "Sunday").replace("nine", "ten")],
    ["with hashtags behind it", `${ROLLS} #bakery #budapest #rolls`],
    ["without its last sentence", ROLLS.slice(0, ROLLS.lastIndexOf(" We keep"))],
  ])("%s", (_, other) => expect(alike(ROLLS, other)).toBe(true));

  it.each([
    [
      "Szombaton friss mákos zsemle várja a korán kelőket.",
      "Vasárnap friss mákos zsemle várja a korán kelőket!",
    ],
    ["Rolls!", "rolls"],
  ])("in short: %s", (one, other) => expect(alike(one, other)).toBe(true));
});

describe("texts are not much alike", () => {
  it.each([
    [
      "on the same subject",
      "On Saturday there are poppy seed rolls again, from seven. Bring the family, the coffee is on us.",
    ],
    [
      "with the same end",
      "New on Monday: rye bread with walnuts, baked overnight. We keep a bag for you if you call us.",
    ],
    ["in another order", ROLLS.split(" ").reverse().join(" ")],
    ["empty", ""],
    ["a part of it", "Fresh poppy seed rolls"],
  ])("%s", (_, other) => expect(alike(ROLLS, other)).toBe(false));

  it("if neither says anything", () => expect(alike("…", "!")).toBe(false));
});
