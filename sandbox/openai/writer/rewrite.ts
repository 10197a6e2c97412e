import type { Flaw } from "../../faults";
import type { LanguageTexts } from "../languages/types";
import { languageNamedIn } from "./brief";
import { languageOf, namesDay, translated } from "./foreign";
import { toMention, wantsQuestion } from "./owner-words";

/** What a prompt asks to be done with one part of a text. */
export interface Change {
  /** The first word of the order: shorter, longer, plainer, warmer, correct, in (another language), as (is wished). */
  readonly how: string;
  readonly wish: string;
  readonly target: LanguageTexts;
  readonly before: string;
  readonly part: string;
  readonly after: string;
}

const lineOf = (prompt: string, label: string) => new RegExp(`^${label}: (.*)$`, "m").exec(prompt)?.[1] ?? "";
const between = (prompt: string, tag: string) =>
  new RegExp(`<(${tag}(?:-\\d+)?)>\\n([\\s\\S]*?)\\n</\\1>`).exec(prompt)?.[2] ?? "";

/** Reads such a prompt; null for any other. */
export function readChange(prompt: string): Change | null {
  const order = lineOf(prompt, "What is to be done");
  if (!order) return null;
  return {
    how: order.replace("make the part ", "").split(/[ ,]/)[0] ?? "",
    wish: lineOf(prompt, "The owner wishes"),
    target: languageNamedIn(lineOf(prompt, "Translate into")),
    before: between(prompt, "before"),
    part: between(prompt, "part"),
    after: between(prompt, "after"),
  };
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/);
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);
const holdsFact = (text: string) => /\p{Nd}|\S\.\p{Ll}|@/u.test(text) || namesDay(text);

/** Without the sentences, clauses and at last words that carry no fact. */
function shorter(part: string): string {
  const [first = "", ...more] = sentencesOf(part);
  const short = [first, ...more.filter((text) => holdsFact(text))].join(" ");
  if (short.length < part.length) return short;
  for (const gap of [/(?<=,|;|:)\s+|\s+(?=–|and\b|und\b|y\b|et\b|és\b|e\b)/u, /\s+/]) {
    const pieces = part.split(gap);
    const spare = pieces.findLastIndex((piece, i) => i > 0 && !holdsFact(piece));
    if (spare > 0)
      return sentence(
        pieces
          .toSpliced(spare, 1)
          .join(" ")
          .replace(/[,;:\s]+$/, ""),
      );
  }
  return part;
}

/** Words that an everyday text does without, and plainer ones. */
const PLAINER: readonly [RegExp, string][] = [
  [/\b(?:really|very|truly|absolutely|simply|wonderfully|warmly) /gi, ""],
  [/\bartisanal\b/gi, "handmade"],
  [/\bpurchase\b/gi, "buy"],
  [/\bcommence\b/gi, "start"],
  [/\bwe are pleased to announce the following:/gi, "News:"],
  [/\bdelighted\b/gi, "happy"],
  [/\badditional\b/gi, "more"],
  [/!+/g, "."],
  [/, and /g, ". And "],
  [/;\s+(\p{L})/gu, ". $1"],
];
const MISTAKES: readonly [RegExp, string][] = [
  [/\bteh\b/g, "the"],
  [/\brecieve/g, "receive"],
  [/\bits (?=a |the |time)/g, "it’s "],
  [/ +(?=[.,;!?])/g, ""],
  [/ {2,}/g, " "],
  [/\bi\b(?=['’ ])/g, "I"],
];
const replaced = (text: string, pairs: readonly [RegExp, string][]) =>
  pairs.reduce((changed, [from, to]) => changed.replace(from, to), text);
const withCapitals = (text: string) =>
  text.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

function wished(part: string, wish: string, language: LanguageTexts): string {
  const more = [...toMention(wish).map(sentence), ...(wantsQuestion(wish) ? [language.question] : [])];
  return [part, ...(more.length > 0 ? more : [sentence(withCapitals(wish))])].join(" ");
}

/** The new wording of a part, as it was asked for. */
export function rewrite(change: Change): string {
  const { how, before, part, after, wish, target } = change;
  const language = languageOf(part);
  const isSaid = (text: string) => [before, part, after].some((said) => said.includes(text));
  const { invitation, closing, question } = language;
  const more = `${sentence(part)} ${[invitation, closing].find((text) => !isSaid(text)) ?? question}`;
  switch (how) {
    case "shorter":
      return shorter(part);
    case "longer":
    case "warmer":
      return more;
    case "plainer":
      return withCapitals(replaced(part, PLAINER));
    case "correct":
      return withCapitals(replaced(part, MISTAKES));
    case "in":
      return translated(part, target);
    default:
      return wished(part, wish, language);
  }
}

/** The same answer with a flaw: without one of its numbers, or with the text around the part. */
export function flawed(text: string, { before, after }: Change, flaw: Flaw | undefined): string {
  if (flaw === "drop-number") return text.replace(/[€$£]?\s?\d+(?:[.,:]\d+)*\s?[%€$£]?/, "");
  return flaw === "whole-post" ? [before, text, after].join("\n\n").trim() : text;
}
