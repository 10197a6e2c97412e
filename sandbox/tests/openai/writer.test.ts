import { detect } from "tinyld";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../openai/languages/all";
import { readBrief } from "../../openai/writer/brief";
import { languageOf, translated } from "../../openai/writer/foreign";
import { marked } from "../../openai/writer/marked";
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
const flat = (text: string) => text.replace(/\s+/g, " ").toLowerCase();
const wordsOf = (text: string) => new Set(flat(text).match(/[\p{L}\p{N}]+/gu));

describe.each(LANGUAGES.map((texts) => [texts.names[0] ?? "", texts] as const))(
  "%s",
  (language, { code }) => {
    const own = OWN_CASES[code];
    const grid = TONES.flatMap((tone) => LENGTHS.map((words) => ({ tone, words })));

    test.each(grid)("$tone, $words words: the owner's words and no others", ({ tone, words }) => {
      for (const one of [own, ...ENGLISH_CASES])
        for (const [seed, weight] of [0, 50, 100, 25].entries()) {
          const isDressed = seed === 1;
          const options = {
            language,
            tone,
            words,
            weight,
            hashtags: isDressed,
            links: isDressed ? [LINK] : [],
          };
          const text = write(one.description, options, seed);
          expect(wordsIn(text), text).toBeLessThanOrEqual(words);
          if (one === own && !isDressed)
            expect(detect(text.replaceAll("Kovász Műhely", "")), text).toBe(code);
          for (const term of one.terms) expect(flat(text), text).toContain(flat(term));
          const known = wordsOf(promptFor(one.description, options));
          if (!isDressed)
            expect(
              [...wordsOf(text)].filter((word) => !known.has(word)),
              text,
            ).toEqual([]);
          expect(/#\p{L}/u.test(text), text).toBe(isDressed);
          expect(text.includes(LINK)).toBe(isDressed);
          expect(text.split("!").length - 1).toBe(tone === "enthusiastic" ? 1 : 0);
          expect(text).not.toMatch(/[{}]|undefined|\.\.|…\.|,\.|supermarket|Families/);
        }
    });

    test("names the business once, or not at all where it has no weight", () => {
      for (const seed of [0, 1, 2, 3]) {
        const times = (weight: number) =>
          write(own.description, { language, weight }, seed).split("Kovász Műhely").length - 1;
        expect([0, 20, 25, 100].map(times)).toEqual([0, 0, 1, 1]);
      }
    });

    test("gives another text on another try, and never the version that is not wanted", () => {
      const tries = [0, 1, 2, 3].map((seed) => write("Fresh figs, $3 a box.", { language }, seed));
      expect(new Set(tries).size).toBe(4);
      for (const version of tries)
        expect(
          [0, 1, 2].map((seed) => write("Fresh figs, $3 a box.", { language, version }, seed)),
        ).not.toContain(version);
    });
  },
);

test.each([
  ["sourdough at a discount on Saturday, until noon", "Sourdough at a discount on Saturday, until noon."],
  ["Plum cake, 4.50 a slice. two places left!", "Plum cake, 4.50 a slice. Two places left."],
  ["Tulips\n- the first ones\n- in red", "Tulips. The first ones. In red."],
  ["Out of flour?", "Out of flour?"],
  ["Ravioli\n- with sage\n- no eggs\n- to go", "Ravioli.\n\n– With sage\n– No eggs\n– To go"],
])(
  "opens with the owner's own words, a list only where there are details enough: %j",
  (description, start) => {
    expect(write(description, { language: "English" }).startsWith(`${start}\n\n`)).toBe(true);
  },
);

test.each([
  ["French", "raclette", "Kovász Műhely\u00a0: raclette."],
  ["French", "raclette\u00a0: de retour", "Kovász Műhely – raclette\u00a0: de retour."],
  ["English", "lost: a blue bicycle", "Kovász Műhely – lost: a blue bicycle."],
  ["German", "Neu: Kränze", "Kovász Műhely – Neu: Kränze."],
])("has one colon in a sentence, with the space of %s: %j", (language, description, post) => {
  const posts = [0, 1, 2, 3].map((seed) => write(description, { language }, seed).replace("📌 ", ""));
  expect(posts).toContain(post);
});

test.each([
  ["Spanish", "¡Pan el jueves!"],
  ["French", "Pan el jueves\u00a0!"],
  ["Italian", "Pan el jueves!"],
])("exclaims as %s does", (language, news) => {
  expect(write("Pan el jueves", { language, tone: "enthusiastic" })).toContain(news);
});

test.each(LANGUAGES.map((texts) => [texts.code, texts] as const))(
  "announces in %s what it cannot translate, and knows its own language",
  (code, texts) => {
    const text = translated("Poppy seed rolls on Saturday, €3.50. From 7.\n\nhttps://rolls.example", texts);
    expect(text).toMatch(/€3\.50.*7/);
    expect(text.endsWith("\n\nhttps://rolls.example")).toBe(true);
    expect(languageOf(texts.invitation).code).toBe(code);
  },
);

test("says what is particular where the emphasis is high", () => {
  const text = write("New opening hours from Monday.", { language: "English", weight: 100, words: 300 });
  expect(text).toBe(
    "New opening hours from Monday.\n\nA family workshop in Szeged since 1987.\n\nKovász Műhely",
  );
});

test("heeds what the extra instructions want named and asked", () => {
  const instructions = "Mention free parking behind the shop. End with a question.";
  const text = write("New opening hours from Monday.", { language: "English", instructions });
  expect(text).toContain("ree parking behind the shop");
  expect(text).toMatch(/\?$/m);
});

test("writes a mail with subject and greeting, and a blog post with a title", () => {
  expect(write("Winter tyres in stock.", { language: "German", format: "e-mail" })).toMatch(
    /^Betreff: .+\n\nHallo,\n\nWinter tyres in stock\.\n\nMit freundlichen Grüßen\nKovász Műhely/,
  );
  expect(write("Winter tyres in stock, from Monday.", { language: "English", format: "blog" })).toMatch(
    /^Winter tyres in stock\n\nWinter tyres in stock, from Monday\.\n\n/,
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
        words,
      );
});

test("the text stands between the marks that its prompt names, but for a share of the subjects", () => {
  const prompts = Array.from(
    { length: 200 },
    (_, n) =>
      `Subject of the post: rolls ${n}, between <evil> and </evil>\n\nWrite it, between <post> and </post>.`,
  );
  const answers = prompts.map((prompt) => marked("Rolls.", prompt));
  const share = answers.filter((answer) => answer === "Rolls.").length;
  expect(share).toBeGreaterThan(10);
  expect(share).toBeLessThan(50);
  expect(new Set(answers)).toEqual(new Set(["Rolls.", "<post>\nRolls.\n</post>"]));
  expect(prompts.map((prompt) => marked("Rolls.", prompt))).toEqual(answers);
  expect(marked("Rolls.", "Write a post.")).toBe("Rolls.");
});
