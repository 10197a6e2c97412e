import { detect } from "tinyld";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../openai/languages/all";
import { german } from "../../openai/languages/de";
import { english } from "../../openai/languages/en";
import { hungarian } from "../../openai/languages/hu";
import { readBrief } from "../../openai/writer/brief";
import { translated } from "../../openai/writer/known-sentences";
import { writePost } from "../../openai/writer/write-post";
import { ENGLISH_CASES, LINK, OWN_CASES, promptFor, type BriefOptions } from "./briefs";

const TONES = ["casual", "friendly", "professional", "enthusiastic"] as const;
const LENGTHS = [50, 150, 300] as const;

function write(description: string, options: BriefOptions, seed = 0): string {
  const brief = readBrief(promptFor(description, options));
  if (!brief) throw new Error("not taken for a post");
  return writePost(brief, seed);
}

const wordsIn = (text: string) => text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
const spaced = (text: string) => text.trim().split(/\s+/).length;
const flat = (text: string) => text.replace(/\s+/g, " ").toLowerCase();
const sentencesOf = (text: string) =>
  text.split(/(?<=[.!?:])\s+|\n+/).filter((sentence) => wordsIn(sentence) > 3);

describe.each(LANGUAGES.map((texts) => [texts.names[0] ?? "", texts] as const))(
  "%s",
  (language, { code }) => {
    const own = OWN_CASES[code];
    const grid = TONES.flatMap((tone) => LENGTHS.map((words) => ({ tone, words })));

    test.each(grid)("$tone, $words words", ({ tone, words }) => {
      for (const one of [own, ...ENGLISH_CASES])
        for (const [seed, weight] of [0, 50, 100].entries()) {
          const dressed = seed === 1;
          const options = { language, tone, words, weight, hashtags: dressed, links: dressed ? [LINK] : [] };
          const text = write(one.description, options, seed);
          for (const count of [wordsIn(text), spaced(text)]) {
            expect(count, text).toBeGreaterThanOrEqual(words * 0.75);
            expect(count, text).toBeLessThanOrEqual(words * 1.25);
          }
          // Names and what the owner wrote stay in their own language.
          if (one === own && weight < 100)
            expect(detect(text.replaceAll("Kovász Műhely", "")), text).toBe(code);
          for (const term of words === 50 ? one.terms.slice(0, 1) : one.terms)
            expect(flat(text), text).toContain(flat(term));
          expect(/#\p{L}/u.test(text), text).toBe(dressed);
          expect(text.includes(LINK)).toBe(dressed);
          if (tone !== "enthusiastic") expect(text).not.toContain("!");
          expect(text).not.toMatch(/[{}]|undefined|\.\.|…\.|,\.|“”|„”/);
          const sentences = sentencesOf(text);
          expect(new Set(sentences).size, text).toBe(sentences.length);
        }
    });

    test("names the business by emphasis", () => {
      const times = (weight: number, words: number) =>
        write(own.description, { language, weight, words }).split("Kovász Műhely").length - 1;
      for (const words of LENGTHS) {
        expect(times(20, words)).toBe(0);
        expect(times(50, words)).toBeGreaterThanOrEqual(1);
        expect(times(100, words)).toBeGreaterThanOrEqual(times(50, words));
      }
      expect(times(100, 300)).toBeGreaterThanOrEqual(3);
    });

    test("gives another text on another try", () => {
      const tries = [0, 1, 2, 3].map((seed) => write("Fresh figs, $3 a box.", { language }, seed));
      expect(new Set(tries).size).toBe(4);
    });
  },
);

test.each([
  ["sourdough at a discount on Saturday, until noon", "Sourdough at a discount on Saturday, until noon."],
  ["Plum cake, 4.50 a slice. two places left!", "Plum cake, 4.50 a slice. Two places left."],
  ["Tulips\n- the first ones\n- in red", "Tulips. The first ones. In red."],
  ["Out of flour?", "Out of flour?"],
  ["Ravioli\n- with sage\n- no eggs\n- to go", "Ravioli.\n\nGood to know:\n– With sage\n– No eggs\n– To go"],
])(
  "opens with the owner's own words, a list only where there are details enough: %j",
  (description, start) => {
    expect(write(description, { language: "English" }).startsWith(`${start}\n\n`)).toBe(true);
  },
);

test("says the same at each place in each language", () => {
  for (const { tones, shared, business } of LANGUAGES) {
    expect(shared).toHaveLength(english.shared.length);
    expect(business).toHaveLength(english.business.length);
    for (const tone of TONES) expect(tones[tone].body).toHaveLength(english.tones[tone].body.length);
  }
});

test("translates a sentence that names the business", () => {
  const signature = "Das Team von Kovász Műhely";
  expect(translated(signature, hungarian)).toBe("A Kovász Műhely csapata");
  expect(translated("A Kovász Műhely csapata", german)).toBe(signature);
});

test("brings in audience and pain points where the emphasis is high", () => {
  const text = write("New opening hours from Monday.", { language: "English", weight: 100, words: 300 });
  expect(text).toContain("Families and office workers");
  expect(text).toContain("No time to do it at home");
  expect(text).toContain("A family workshop in Szeged");
});

test("heeds what the extra instructions want named and asked", () => {
  const instructions = "Mention free parking behind the shop. End with a question.";
  const text = write("New opening hours from Monday.", { language: "English", instructions });
  expect(text).toContain("ree parking behind the shop");
  expect(text).toMatch(/\?$/m);
});

test("writes a mail with subject and greeting, and a blog post with a title", () => {
  expect(write("Winter tyres in stock.", { language: "German", format: "e-mail" })).toMatch(
    /^Betreff: .+\n\nHallo,\n\n[^]*Mit freundlichen Grüßen\nKovász Műhely/,
  );
  expect(write("Winter tyres in stock.", { language: "English", format: "blog" })).toMatch(
    /^Winter tyres in stock\n\n/,
  );
});

test("reads a prompt with missing sections, and leaves other prompts alone", () => {
  expect(readBrief("Write a post about figs in Hungarian.")?.language.code).toBe("hu");
  expect(readBrief("Language: Italian\nSubject of the post: figs")).toMatchObject({
    words: 150,
    tone: "friendly",
    description: "figs",
    hashtags: false,
  });
  expect(readBrief("What is two and two?")).toBeNull();
});

test("copes with a long, an empty and a strange description", () => {
  const long = "Fresh bread and cakes from our own oven with local flour and butter for every taste. ".repeat(
    6,
  );
  for (const words of LENGTHS)
    for (const description of [long.slice(0, 500), "", "!!!", "🍞🍞🍞", "x".repeat(500)])
      expect(wordsIn(write(description, { language: "Hungarian", words })), description).toBeLessThanOrEqual(
        words * 1.25,
      );
});
