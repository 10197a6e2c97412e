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

/** Upper-cases the first character, if it is a letter. */
const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (start) => start.toUpperCase());

/** The start of a text's first sentence, in at most `limit` words. */
export function shortened(text: string, limit: number): string {
  const sentence = text.trim().split(/(?<=\p{L}{3}[.!?])\s/u)[0] ?? "";
  const words = sentence.replace(/[.!?…\s]+$/, "").split(/\s+/);
  return words
    .slice(0, limit)
    .join(" ")
    .replace(/[,;:–-]+$/, "");
}

/** The clauses of what an owner has typed. */
export function clausesOf(description: string): string[] {
  return description
    .replace(LEAD_IN, "")
    .split(BREAK)
    .map((clause) => clause.replace(/[.,;:\s]+$/, "").trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** What a description is about: its first clause. */
export const firstClause = (description: string): string =>
  capitalised(shortened(clausesOf(description)[0] ?? description, 16)).slice(0, 120);

/** The other clauses of a description, as long as they fit into `budget` words. */
export function detailsIn(description: string, budget: number): string[] {
  let left = budget;
  return clausesOf(description)
    .slice(1)
    .filter((clause) => (left -= clause.split(/\s+/).length + 1) >= 0)
    .map(capitalised);
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

/** Three to five hashtags: the business (unless it is to stay in the background), words of the topic, general ones. */
export function hashtagsFor({ language, weight, business }: Brief, topic: string): string[] {
  const joined = (text: string) =>
    text
      .split(/[^\p{L}\p{N}]+/u)
      .map(capitalised)
      .join("");
  const words = topic.split(/[^\p{L}]+/u).filter((word) => word.length > 4);
  const own = weight > 20 && /\p{L}/u.test(business) ? [joined(business)] : [];
  const tags = [...own, ...words.slice(0, 2).map(capitalised), ...language.tags];
  return [...new Set(tags)].slice(0, 4).map((tag) => `#${tag}`);
}
