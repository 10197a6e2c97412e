import { LANGUAGES } from "../languages/all";
import { english } from "../languages/en";
import type { LanguageTexts } from "../languages/types";
import { fill } from "./fill";

/** A language's ready-made sentences by their place, which says the same in each language. */
const sentencesOf = (texts: LanguageTexts): Map<string, string> => {
  const { tones, shared, business, about, audience, pains, photo, details, links, question, signature } =
    texts;
  const lists = {
    ...Object.fromEntries(
      Object.entries(tones).map(([tone, { hooks, body, invitation, closing }]) => [
        tone,
        [...hooks, ...body, invitation, closing],
      ]),
    ),
    ...{ shared, business, lines: [about, audience, pains, photo, details, links, question, signature] },
  };
  return new Map(
    Object.entries(lists).flatMap(([name, list]) => list.map((text, n) => [`${name} ${n}`, text] as const)),
  );
};

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];

let vocabularies: { language: LanguageTexts; words: Set<string> }[] | undefined;

/** The language whose words a text has most of; English where none stands out. */
export function languageOf(text: string): LanguageTexts {
  vocabularies ??= LANGUAGES.map((language) => ({
    language,
    words: new Set([...sentencesOf(language).values()].flatMap(wordsOf)),
  }));
  const words = wordsOf(text);
  let best = { language: english, score: 0 };
  for (const { language, words: known } of vocabularies) {
    const score = words.filter((word) => known.has(word)).length;
    if (score > best.score) best = { language, score };
  }
  return best.language;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A template's pattern; each slot is a group. */
const patternOf = (template: string) =>
  new RegExp(`^${escaped(template).replace(/\\\{\w+\\\}/g, "(.+?)")}$`, "u");

/** Whether a template is more than its slot, which every sentence would fill. */
const hasOwnWords = (template: string) => /\p{L}/u.test(template.replace(/\{\w+\}/g, ""));

/** A template with the same value in each of its slots. */
const filled = (template: string, value: string) =>
  fill(template, Object.fromEntries([...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, value])));

function sentenceIn(target: LanguageTexts, sentence: string): string {
  for (const source of LANGUAGES) {
    for (const [place, template] of sentencesOf(source)) {
      if (!hasOwnWords(template)) continue;
      const found = patternOf(template).exec(sentence);
      // The last group: a Hungarian article stands before the name that it belongs to.
      if (found) return filled(sentencesOf(target).get(place) ?? sentence, found.at(-1) ?? "");
    }
  }
  const announcement = target.tones.friendly.hooks.find(hasOwnWords) ?? "{topic}";
  return filled(announcement, sentence.replace(/[.!?…]+$/, ""));
}

/**
 * A text in another language: the model's own sentences as that language has them, each other one, which only its
 * author knows, announced in that language.
 */
export function translated(text: string, target: LanguageTexts): string {
  return text
    .split(/(\n+|(?<=[.!?…])\s+)/)
    .map((piece) =>
      /\p{L}/u.test(piece) && !/^[#–]|^https?:/.test(piece) ? sentenceIn(target, piece) : piece,
    )
    .join("");
}
