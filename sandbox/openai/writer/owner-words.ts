import type { Brief } from "./brief";

const KIND = "(?:post|ad|advert|text|message|announcement|e-?mail|article|newsletter|caption)";
/** "Write a post about …" is addressed to the model, not to the readers. */
const LEAD_IN = new RegExp(
  `^(?:please )?(?:write|create|make|draft) (?:me |us )?(?:an? )?(?:\\w+ ){0,2}?${KIND} (?:about|on|for|announcing|saying) `,
  "i",
);
/** Ends of clauses, but not inside numbers, dates, times and prices. */
const BREAK =
  /[!?;•\n]+\s*|(?<!\d|\b\p{L}|\b(?:St|Dr|Mr|Mrs|Nr|No))\.(?:\s+|$)|,\s+|:\s+|\s+[–—-]\s+|\s*[()]\s*/u;
/** Ends of sentences, with the same exceptions. */
const SENTENCE_END = /!+\s*|(?<=[?…])\s+|(?<!\d|\b\p{L}|\b(?:St|Dr|Mr|Mrs|Nr|No))\.(?:\s+|$)/u;

const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text);
const wordsOf = (text: string) => text.trim().split(/\s+/);

/** Upper-cases the first character, if it is a letter. */
export const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (start) => start.toUpperCase());

/** The start of a text's first sentence, in at most `limit` words: whole clauses, if they are more than a few words. */
export function shortened(text: string, limit: number): string {
  const sentence = text.trim().split(/(?<=\p{L}{3}[.!?])\s/u)[0] ?? "";
  const words = wordsOf(sentence.replace(/[.!?…\s]+$/, ""));
  const start = words.slice(0, limit);
  const end = words.length > limit ? start.findLastIndex((word) => /[,;:–-]$/.test(word)) : -1;
  return (end > 2 ? start.slice(0, end + 1) : start).join(" ").replace(/[,;:–\s-]+$/, "");
}

/** The clauses of what an owner has typed. */
export function clausesOf(description: string): string[] {
  return description
    .replace(LEAD_IN, "")
    .split(BREAK)
    .map((clause) => clause.replace(/[.,;:\s]+$/, "").trim())
    .filter(hasWords);
}

/** What a description is about: its first clause. */
export const firstClause = (description: string): string =>
  capitalised(shortened(clausesOf(description)[0] ?? description, 16)).slice(0, 120);

/** What an owner has set apart: the lines of a description, without their bullets. */
export const itemsIn = (description: string): string[] =>
  description
    .replace(LEAD_IN, "")
    .split(/\s*[;•\n]+\s*/)
    .map((item) => item.replace(/^[–—*-]\s+/, ""))
    .filter(hasWords);

/** An owner's sentences as they stand in a post, without their full stops, as far as they fit into `budget` words. */
export function sentencesIn(text: string, budget: number): string[] {
  const sentences = text
    .split(SENTENCE_END)
    .map((sentence) => capitalised(sentence.replace(/[.,;:\s]+$/, "").trim()))
    .filter(hasWords);
  let left = budget;
  const fitting = sentences.filter((sentence) => (left -= wordsOf(sentence).length) >= 0);
  return fitting.length > 0 ? fitting : sentences.slice(0, 1).map((sentence) => shortened(sentence, budget));
}

const MENTION = /\b(?:mention|include|point out|add|say)\b:?\s+(?:that\s+)?([^.!?\n]+)/giu;
const ABOUT_STYLE = /hashtag|emoji|tone|language|words?\b|question|link/i;

/** What the extra instructions ask to be named, in their own words. */
export const toMention = (instructions: string): string[] =>
  [...instructions.matchAll(MENTION)]
    .map((match) => capitalised((match[1] ?? "").trim()))
    .filter((phrase) => phrase && !ABOUT_STYLE.test(phrase));

/** Whether the extra instructions ask for a question to the readers. */
export const wantsQuestion = (instructions: string): boolean =>
  /question|kérdés|frage|pregunta|domanda|pergunta/i.test(instructions);

/** Up to four hashtags: the business (unless it is to stay in the background), and words of the topic. */
export function hashtagsFor({ weight, business }: Brief, topic: string): string[] {
  const joined = (text: string) =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .map(capitalised)
      .join("");
  const words = topic.split(/[^\p{L}]+/u).filter((word) => word.length > 4);
  const tags = [
    ...(weight > 20 && /\p{L}/u.test(business) ? [joined(business)] : []),
    ...words.map(capitalised),
  ];
  return [...new Set(tags)].slice(0, 4).map((tag) => `#${tag}`);
}
