import { describe, expect, it } from "vitest";
import { innerPart, replacePart, trimToPart } from "./text-part";

/** A repeatable source of whole numbers below `limit` (mulberry32). */
function numbers(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/** What breaks naive splicing: emoji of several code points, flags, combining marks, right-to-left, joiners. */
const PIECES = [
  ..."Rolls from 7, 20% off. ".split(""),
  ...["👩‍🍳", "🇭🇺", "👍🏽", "🧑‍🧑‍🧒", "é", "e\u0301", "n\u0303\u0323", "ő", "ß", "한국", "각", "क्षि", "\u{1F1E9}"],
  ...["שלום", "مرحبا", "\u200f", "\u200d", "\ufe0f", "\n", "\n\n", "\t", "\u00a0", "…", "ﬁ", "𝔅", "🥐"],
];
const bytes = (text: string) => Buffer.from(text, "utf16le");

describe("1,000 random selections", () => {
  it("leave every byte outside them as it was, and never halve a character", () => {
    let changed = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const next = numbers(seed);
      const some = (most: number) =>
        Array.from({ length: 1 + next(most) }, () => PIECES[next(PIECES.length)] ?? "").join("");
      const text = some(60);
      const [a, b] = [next(text.length + 1), next(text.length + 1)];
      const asked = { start: Math.min(a, b), end: Math.max(a, b) };
      const part = innerPart(text, asked);
      if (!part) {
        expect(text.slice(asked.start, asked.end).length, `seed ${seed}`).toBeLessThan(40);
        continue;
      }
      changed += 1;
      expect(part.start, `seed ${seed}`).toBeGreaterThanOrEqual(asked.start);
      expect(part.end, `seed ${seed}`).toBeLessThanOrEqual(asked.end);
      const ends = new Set([...new Intl.Segmenter().segment(text)].map(({ index }) => index)).add(
        text.length,
      );
      expect(ends.has(part.start) && ends.has(part.end), `seed ${seed}`).toBe(true);
      const replacement = some(20);
      const result = bytes(replacePart(text, part, replacement));
      const before = bytes(text.slice(0, asked.start));
      const after = bytes(text.slice(asked.end));
      expect(result.subarray(0, before.length).equals(before), `seed ${seed}`).toBe(true);
      expect(result.subarray(result.length - after.length).equals(after), `seed ${seed}`).toBe(true);
      expect(replacePart(text, part, text.slice(part.start, part.end))).toBe(text);
    }
    expect(changed).toBeGreaterThan(800);
  });
});

describe("a part", () => {
  it.each([
    ["Fresh rolls", 0, 11, "Fresh rolls"],
    ["Fresh rolls ", 5, 12, "rolls"],
    ["A 👩‍🍳 bakes", 3, 13, "bakes"],
    ["cafe\u0301s", 0, 4, "caf"],
    ["🇭🇺🇩🇪", 0, 6, "🇭🇺"],
  ])("of %j from %i to %i is %j", (text, start, end, found) => {
    const part = innerPart(text, { start, end });
    expect(part && text.slice(part.start, part.end)).toBe(found);
  });

  it.each([
    ["Rolls", 2, 2],
    ["Rolls", 3, 9],
    ["a   b", 1, 4],
    ["👩‍🍳", 1, 3],
  ])("of %j from %i to %i is none", (text, start, end) => expect(innerPart(text, { start, end })).toBeNull());
});

describe("an answer with more than the part", () => {
  const around = {
    before: "We bake from half past six every morning. ",
    part: "Our rolls are very, very good.",
    after: "\n\nCome and see us on Bartók Béla út 3.",
  };
  it.each([
    ["the part alone", "Good rolls.", "Good rolls."],
    ["the whole text", `${around.before}Good rolls.${around.after}`, "Good rolls."],
    ["what stands before", `${around.before}Good rolls.`, "Good rolls."],
    ["what stands after", `Good rolls.${around.after}`, "Good rolls."],
    [
      "the last words before it",
      "past six every morning. Good rolls.",
      "past six every morning. Good rolls.",
    ],
    ["the last sentence before it", "Yes: from half past six every morning. Good rolls.", "Good rolls."],
    ["nothing but what stands around", `${around.before.trim()}${around.after}`, ""],
  ])("%s", (_, answer, part) => expect(trimToPart(answer, around)).toBe(part));

  it("is not mistaken where the part begins like the text before it", () => {
    const repeated = { before: "Rolls. ", part: "Rolls are good", after: "" };
    expect(trimToPart("Rolls are great", repeated)).toBe("Rolls are great");
    expect(trimToPart("Rollsome day", { ...repeated, before: "Rolls", part: "x" })).toBe("Rollsome day");
  });
});
