import { describe, expect, it } from "vitest";
import { composeSample } from "./sample-post";
import { NEARLY_LINEAR, growthOf, repeated } from "../../tests/growth";

const words = { forThem: (audience: string) => `${audience}: this is for you.`, closing: "Come by." };
const bakery = {
  description: "A family bakery in Szeged. We bake from 6.30 with sourdough! And we close at noon.",
  targetAudience: "Families nearby, and offices.",
  painPoints: "No time to bake\nBread that is dry by noon",
};
const empty = { description: "", targetAudience: "", painPoints: "" };

describe("a sample post", () => {
  it("is the owner's own sentences, and how to come", () => {
    expect(composeSample(bakery, words)).toBe(
      [
        "Families nearby, and offices: this is for you.",
        "No time to bake.",
        "A family bakery in Szeged. We bake from 6.30 with sourdough!",
        "Come by.",
      ].join("\n\n"),
    );
  });

  it("grows with each answer", () => {
    expect(composeSample(empty, words)).toBe("");
    expect(composeSample({ ...empty, description: "We bake" }, { ...words, closing: null })).toBe("We bake.");
    expect(composeSample({ ...empty, description: "We bake" }, words)).toBe("We bake.\n\nCome by.");
    expect(composeSample({ ...empty, targetAudience: "  " }, words)).toBe("");
  });

  it("takes a time that grows with the length of its texts", () => {
    const compose = (text: string) =>
      composeSample({ description: text, targetAudience: text, painPoints: text }, words);
    for (const unit of [". ", "\n", "x", "…"])
      expect(growthOf(repeated(unit), compose, 500), unit).toBeLessThan(NEARLY_LINEAR);
  });
});
