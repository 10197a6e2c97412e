/**
 * Whether a post names a thing, whatever form its words have in our seven languages. A word is another's form where one
 * language's stemmer gives both the same stem, or one begins with the other. What is in doubt counts as named: its owner
 * looks at the post, and nothing happens by itself.
 */
import type { Locale } from "@/lib/i18n/locales";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as hungarian } from "@orama/stemmers/hungarian";
import { stemmer as italian } from "@orama/stemmers/italian";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";

const STEMMER_OF: Record<Locale, (word: string) => string> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hu: hungarian,
  pt: portuguese,
  it: italian,
};
const STEMMERS = Object.values(STEMMER_OF);

/** Words that name nothing, and "and" and "or" in our languages. */
const EMPTY_OF: Record<Locale, string> = {
  en: "the all our with for and",
  es: "los las nuestros nuestras para con del",
  fr: "les des nos aux avec pour",
  de: "der die das den alle unsere mit und oder",
  hu: "mind minden egy meg vagy",
  pt: "nos nossos nossas para com",
  it: "gli del della nostri nostre per con",
};
const EMPTY = new Set(Object.values(EMPTY_OF).flatMap((words) => words.split(" ")));
/** "and" and "or" are of one or two letters in other languages, where they are no names either. */
const SHORTEST = 3;
/** A word that another one begins with is a form of it from this length on, and up to so many more letters. */
const PREFIX = { shortest: 5, more: 4 };
/** Of a compound ("Butterbrezel") so many letters at least are before the word. */
const COMPOUND = { shortest: 4, before: 4 };

/** A word as it is compared: its stems, and itself. */
type Word = { plain: string; stems: ReadonlySet<string> };

/** Without accents, in lower case; "ß" and ligatures as they are spelt out. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{N}]+/gu) ?? [];

function read(word: string): Word {
  return { plain: fold(word), stems: new Set(STEMMERS.map((stem) => fold(stem(word)))) };
}

/** The words of a thing that name it: without articles, or all of them where nothing else is left. */
function namesOf(thing: string): string[] {
  const words = [...new Set(wordsOf(thing))];
  const names = words.filter((word) => word.length >= SHORTEST && !EMPTY.has(word));
  return names.length > 0 ? names : words;
}

/**
 * @param things "croissants, poppy seed rolls": several things are separated by commas
 * @returns whether a text names one of them, which it does with half of the thing's words
 */
export function mentionMatcher(things: string): (text: string) => boolean {
  const wanted = things
    .split(/[,;/&+\n]/)
    .map((thing) => namesOf(thing).map(read))
    .filter((words) => words.length > 0);
  return (text) => {
    const known = new Map<string, Word>();
    const words = [...new Set(wordsOf(text))].map((word) => ({ word, plain: fold(word) }));
    const isIn = (name: Word) => words.some(({ word, plain }) => isForm(name, word, plain, known));
    return wanted.some((names) => {
      const found = names.filter(isIn).length;
      return found >= Math.max(1, Math.ceil(names.length / 2));
    });
  };
}

/** @param plain the word, folded: once, and not for each name again */
function isForm(name: Word, word: string, plain: string, known: Map<string, Word>): boolean {
  if (plain === name.plain) return true;
  const [shorter, longer] = plain.length < name.plain.length ? [plain, name.plain] : [name.plain, plain];
  const isLonger = shorter.length >= PREFIX.shortest && longer.length - shorter.length <= PREFIX.more;
  if (isLonger && longer.startsWith(shorter)) return true;
  // The stemmers take most of the time: a form begins like its word, or is the end of a compound.
  const begins = plain.slice(0, 2) === name.plain.slice(0, 2);
  const head = name.plain.slice(0, COMPOUND.shortest);
  if (!begins && !plain.includes(head, COMPOUND.before)) return false;
  const stemmed = known.get(word) ?? read(word);
  known.set(word, stemmed);
  return [...stemmed.stems].some(
    (stem) => name.stems.has(stem) || [...name.stems].some((end) => isEndOf(stem, end)),
  );
}

const isEndOf = (stem: string, end: string) =>
  end.length >= COMPOUND.shortest && stem.length - end.length >= COMPOUND.before && stem.endsWith(end);
