import { ALL_WORDS } from "../words/all";
import { TALK } from "./all";
import type { TalkWords } from "./types";

type Class = keyof TalkWords;
type Talk = {
  /** Whether no word of it is about anything but a text and its making. */
  isClosed: boolean;
  /** The same, but for one word of many. */
  isNearly: boolean;
  /** How many words are of each class. */
  has: Record<Class, number>;
  /** How many words are of any. */
  known: number;
  /** Whether something else is pointed at: "here", but not "this version". */
  hasLoosePoint: boolean;
  /** "This version", at the beginning. */
  pointsAtText: boolean;
};

const CLASSES = [
  "text",
  "make",
  "promise",
  "help",
  "cannot",
  "point",
  "person",
  "small",
] as const satisfies Class[];

/** A word's classes in one language, and those of the beginnings that may have any ending. */
type Lexicon = { words: Map<string, Set<Class>>; stems: [stem: string, is: Class][] };

const LEXICONS: readonly Lexicon[] = Object.values(TALK).map((classes) => {
  const lexicon: Lexicon = { words: new Map(), stems: [] };
  for (const is of CLASSES)
    for (const word of classes[is].split(" ").filter(Boolean)) {
      if (word.endsWith("*")) lexicon.stems.push([word.slice(0, -1), is]);
      else lexicon.words.set(word, (lexicon.words.get(word) ?? new Set()).add(is));
    }
  return lexicon;
});

const LONGEST = 320;
/** With this many known words, one unknown word is tolerated. */
const ENOUGH = 5;
/** An elided article is a separate word, an English contraction is not. */
const ELIDED = /(?<!\p{L})([cdjlmnst]|qu|un|dell|all|nell|quest)'(?=\p{L}{2})/gu;
const INVERTED = /-(?=(?:il|elle|vous|tu|je|moi|on|le|la|me|lhe)(?!\p{L}))/gu;
const WORD = /[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu;

/** The "50" of "50 words" does not belong to the business. */
const NUMBER_OF_WORDS = new RegExp(
  `\\d{1,3}(?=[ -]?(?:${ALL_WORDS.map(({ counted }) => counted).join("|")})(?!\\p{L}))`,
  "giu",
);

function classesOf(word: string, { words, stems }: Lexicon): Set<Class> {
  const found = new Set(words.get(word));
  for (const [stem, is] of stems) if (word.startsWith(stem)) found.add(is);
  return found;
}

function readIn(words: readonly string[], lexicon: Lexicon): Talk {
  const found = words.map((word) => classesOf(word, lexicon));
  const count = (is: Class) => found.filter((classes) => classes.has(is)).length;
  const known = found.filter(({ size }) => size > 0).length;
  return {
    isClosed: known === words.length,
    isNearly: words.length - known <= (known >= ENOUGH ? 1 : 0),
    has: Object.fromEntries(CLASSES.map((is) => [is, count(is)])) as Talk["has"],
    known,
    hasLoosePoint: found.some(
      (classes, index) =>
        classes.has("point") &&
        !classes.has("small") &&
        !found.slice(index + 1, index + 3).some((next) => next.has("text")),
    ),
    pointsAtText: found[0]?.has("point") === true && found[1]?.has("text") === true,
  };
}

/**
 * Counts, in each of our languages, the kinds of words in a passage. A remark about the text uses only words about
 * texts, a post needs words of its business: so no phrase has to be listed.
 */
export function talkIn(passage: string): Talk[] {
  if (passage.length > LONGEST) return [];
  const uncounted = passage.replace(NUMBER_OF_WORDS, "");
  if (/\p{Nd}{2}|https?:|@/u.test(uncounted)) return [];
  const plain = uncounted.toLowerCase().replace(/[’‘`]/g, "'").replace(ELIDED, "$1 ").replace(INVERTED, " ");
  const words = plain.match(WORD) ?? [];
  return words.length === 0 ? [] : LEXICONS.map((lexicon) => readIn(words, lexicon));
}

/** Whether a word carries no content in one of our languages. */
export const isSmall = (word: string): boolean =>
  LEXICONS.some((lexicon) => classesOf(word, lexicon).size > 0);
