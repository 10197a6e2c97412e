import { describe, expect, it } from "vitest";
import { cutText, isBlank, isPlainText, lengthOf, toPlainText, visibleLength } from "./text";
import { NEARLY_LINEAR, growthOf } from "../tests/growth";

const ORDINARY = {
  "a family of joined emoji": "👨‍👩‍👧‍👦",
  "an emoji with its variation selector": "❤️",
  "a flag of tag characters": "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  "Arabic with direction marks": "\u200fخبز طازج\u200e 2 €",
  Hebrew: "לחם טרי",
  "a letter with marks of its own": "e\u0301 o\u0308",
  Devanagari: "ताज़ी रोटी",
  "Persian with a non-joiner": "می\u200cخواهم",
  "Hangul jamo": "\u1112\u1161\u11ab",
  "lines and tabs": "one\n\ttwo\r\nthree",
  "a line separator": "one\u2028two",
};

describe("a length", () => {
  it("counts code points, as zod does", () => {
    expect(lengthOf("🥐".repeat(251))).toBe(251);
    expect(lengthOf("Brötchen")).toBe(8);
  });
});

describe("a cut", () => {
  it.each([
    ["a family of joined emoji", "Bread 👨‍👩‍👧‍👦 today"],
    ["a flag", "🇭🇺🇭🇺🇩🇪"],
    ["a flag of tag characters", "In 🏴󠁧󠁢󠁥󠁮󠁧󠁿 too"],
    ["a skin colour", "👍🏽👍🏽"],
    ["a heart with its variation selector", "♥️♥️"],
    ["letters with marks", "Ko\u0308nigsbru\u0308cke"],
    ["Devanagari", "ताज़ी रोटी"],
    ["Windows' line ends", "a\r\nb"],
    ["plain words", "Rye bread"],
  ])("falls between the characters that a person sees: %s", (_, value) => {
    const borders = [...new Intl.Segmenter().segment(value)].map(({ index }) => index).concat(value.length);
    for (let most = 0; most <= value.length + 1; most += 1) {
      const cut = cutText(value, most);
      expect(value.startsWith(cut)).toBe(true);
      expect(cut.length).toBe(Math.max(...borders.filter((border) => border <= most)));
    }
  });

  it("takes as long in a long text as in a short one", () => {
    const textOf = (length: number) => "👨‍👩‍👧‍👦".repeat(length);
    // Four times as long a text would cost four times as much if it were read to its end.
    expect(growthOf(textOf, (text) => cutText(text, 477), 10_000, 3)).toBeLessThan(3);
  });
});

describe("text", () => {
  it.each(Object.entries(ORDINARY))("that is ordinary passes unchanged: %s", (_, value) => {
    expect(isPlainText(value)).toBe(true);
    expect(isBlank(value)).toBe(false);
    expect(toPlainText(value)).toBe(value);
  });

  it.each([
    ["a NUL", "a\u0000b"],
    ["an escape", "a\u001bb"],
    ["a delete", "a\u007fb"],
    ["a C1 control", "a\u0090b"],
    ["half an emoji at the end", "ab\ud83d"],
    ["half an emoji at the start", "\ude00ab"],
    ["halves the wrong way round", "a\ude00\ud83db"],
  ])("is not what holds %s", (_, value) => {
    expect(isPlainText(value)).toBe(false);
    expect(toPlainText(value)).toBe("ab");
  });

  it.each([
    ["nothing", ""],
    ["spaces and line ends", " \t\r\n\u2028"],
    ["wide and narrow spaces", "\u00a0\u1680\u2003\u202f\u205f\u3000"],
    ["zero-width characters", "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e"],
    ["direction marks", "\u200e\u200f\u202a\u202e\u2066\u2069\u061c"],
    ["fillers of Hangul", "\u115f\u1160\u3164\uffa0"],
    ["the blank of Braille", "\u2800"],
    ["variation selectors and tags", "\ufe0f\u{e0100}\u{e0020}"],
    ["marks of annotations", "\ufff9\ufffa\ufffb"],
  ])("is blank that is %s", (_, value) => {
    expect(isBlank(value)).toBe(true);
    expect(visibleLength(value)).toBe(0);
    expect(isBlank(`${value}.`)).toBe(false);
  });

  it("is measured without what is not seen", () => {
    expect(visibleLength("  Good bread \u200b")).toBe(10);
    expect(visibleLength("\u200bK\u2800")).toBe(1);
    expect(visibleLength("🥐 🥐")).toBe(3);
    expect(visibleLength("K" + "\u3164".repeat(20) + "B")).toBe(2);
  });

  it("is measured in a time that grows with it, however many blanks it holds", () => {
    const textOf = (length: number) => `${" ".repeat(length)}x${" ".repeat(length)}x`;
    expect(visibleLength(textOf(60_000))).toBe(60_002);
    expect(growthOf(textOf, visibleLength, 15_000)).toBeLessThan(NEARLY_LINEAR);
  });
});
