import { describe, expect, it } from "vitest";
import { snapToWords } from "./snap-to-words";

/** The part that is marked by brackets, and what it becomes. */
function snapped(marked: string): string | null {
  const start = marked.indexOf("[");
  const end = marked.indexOf("]") - 1;
  const text = marked.replace(/[[\]]/g, "");
  const part = snapToWords(text, { start, end });
  return part && text.slice(part.start, part.end);
}

describe("a selection snaps to whole words", () => {
  it.each([
    ["half a word at both ends", "Who is it f[or? Made fa]st.", "for? Made fast"],
    ["whole words stay", "Who [is it] for?", "is it"],
    ["blanks at the ends are left out", "Who[ is it ]for?", "is it"],
    ["a caret's width inside a word", "Fresh r[o]lls", "rolls"],
    ["the mark beside a word is not taken", "Fresh [rol]ls, 20% off", "rolls"],
    ["an apostrophe is inside its word", "We do[n't bak]e", "don't bake"],
    ["a price with its decimals", "costs €3.[5]0 today", "3.50"],
    ["the first and the last word of a text", "Fr[esh rol]ls", "Fresh rolls"],
    ["lines", "One lo[af\n\nTwo r]olls", "loaf\n\nTwo rolls"],
    ["Hungarian", "A kenyé[r me]leg", "kenyér meleg"],
    ["combining marks", "cafe\u0301 cr[e\u0300m]e\u0301", "cre\u0300me\u0301"],
    ["Cyrillic", "Свеж[ий хл]еб", "Свежий хлеб"],
    ["Greek", "Φρέ[σκο ψω]μί", "Φρέσκο ψωμί"],
    ["Arabic", "خبز طا[ز]ج", "طازج"],
    ["Hebrew", "לחם ט[ר]י", "טרי"],
    ["Korean", "갓 구[운 빵]을", "구운 빵을"],
    ["Hindi", "ताज़ी रो[ट]ी", "रोटी"],
    ["Thai, which has no blanks", "ขนม[ป]ังสด", "ขนมปัง"],
    ["Chinese", "新鲜[面]包出炉", "面包"],
    ["a surrogate pair", "Good [\ud83c]\udf5e bread", "🍞"],
    ["joined emoji", "A 👩[‍🍳 b]akes", "👩‍🍳 bakes"],
    ["a skin tone", "Yes 👍[🏽 w]e do", "👍🏽 we"],
    ["flags in a row", "Here 🇭🇺🇩\ud83c[\uddea now]", "🇩🇪 now"],
    ["a hashtag from its middle", "Come #sour[dough n]ow", "#sourdough now"],
    ["a hashtag from behind its sign", "Come #[sourdough] now", "#sourdough"],
    ["a hashtag of several words", "Come #Bartók_Bé[la] now", "#Bartók_Béla"],
    ["a hashtag without blanks between its words", "#新鲜[面]包", "#新鲜面包"],
    ["a link", "See https://kovacs.example/m[ill?a=1 no]w", "https://kovacs.example/mill?a=1 now"],
    ["a mail address", "Write to hello@kov[a]cs.example today", "hello@kovacs.example"],
  ])("%s", (_, marked, found) => expect(snapped(marked)).toBe(found));

  it.each(["a[ ]b", "a[\n\n]b", "a[]b"])("and is none where there is nothing but blanks: %j", (marked) =>
    expect(snapped(marked)).toBeNull(),
  );

  it("takes no more than it reaches of a word without an end", () => {
    const text = "a".repeat(63_206);
    const part = snapToWords(text, { start: 30_000, end: 30_001 });
    expect(part && part.start <= 30_000 && part.end >= 30_001).toBe(true);
  });
});
