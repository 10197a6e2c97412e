import type { Locale } from "@/lib/i18n/locales";
import type { Token } from "./tokens";
import { GERMAN_WORDS } from "./words/de";
import { ENGLISH_WORDS } from "./words/en";
import { SPANISH_WORDS } from "./words/es";
import { FRENCH_WORDS } from "./words/fr";
import { HUNGARIAN_WORDS } from "./words/hu";
import { ITALIAN_WORDS } from "./words/it";
import { PORTUGUESE_WORDS } from "./words/pt";
import type { Cue, Words } from "./words/types";

const WORDS: Readonly<Record<Locale, Words>> = {
  en: ENGLISH_WORDS,
  es: SPANISH_WORDS,
  fr: FRENCH_WORDS,
  de: GERMAN_WORDS,
  hu: HUNGARIAN_WORDS,
  pt: PORTUGUESE_WORDS,
  it: ITALIAN_WORDS,
};

/** How a form of a weekday is meant. */
type Form = "one" | "every" | "until" | "from" | "short";
/** What a word can name: a weekday, 0 (Sunday) to 6, or a month, 1 to 12. */
export type Name = { language: Locale } & (
  { weekday: number; form: Form } | { month: number; short: boolean }
);

/** Phrases by their last word (for those that stand before) or their first. */
type Phrases = ReadonlyMap<string, readonly string[][]>;
/** The lists of a language that are looked up as phrases. */
export type PhraseList = (typeof LISTS)[number];
type Language = {
  before: [Cue, Phrases][];
  after: [Cue, Phrases][];
  /** How many tokens from `at` on are a phrase of a list; 0 for none. */
  phraseFrom: (list: PhraseList, tokens: readonly Token[], at: number) => number;
  /** How many tokens before `end` are. */
  phraseBefore: (list: PhraseList, tokens: readonly Token[], end: number) => number;
  helpers: ReadonlySet<string>;
  participles: string[];
  overs: string[];
  events: string[];
};

const isAscii = (word: string) => /^[\0-\x7f]*$/.test(word);
const split = (list: string) => list.split(",").filter(Boolean);

function phrasesOf(list: string, end: "first" | "last"): Phrases {
  const phrases = new Map<string, string[][]>();
  for (const phrase of split(list)) {
    const words = phrase.split(/[ .]/).filter(Boolean);
    const key = plainOf((end === "first" ? words[0] : words.at(-1)) ?? "");
    phrases.set(key, [...(phrases.get(key) ?? []), words]);
  }
  // The longest first, so that "day after tomorrow" is not "tomorrow".
  for (const found of phrases.values()) found.sort((a, b) => b.length - a.length);
  return phrases;
}

const plainOf = (word: string) => (isAscii(word) ? word : word.normalize("NFD").replace(/\p{M}/gu, ""));

const LISTS = [
  "to",
  "and",
  "yesterday",
  "today",
  "tomorrow",
  "overmorrow",
  "weekend",
  "is",
  "hours",
  "open",
  "rest",
  "again",
  "usual",
  "week",
  "nextWeek",
  "past",
  "future",
  "any",
  "oh",
  "on",
] as const satisfies readonly (keyof Words)[];

function languageOf(words: Words): Language {
  const cues = (of: Partial<Record<Cue, string>>, end: "first" | "last") =>
    (Object.entries(of) as [Cue, string][]).map(([cue, list]): [Cue, Phrases] => [cue, phrasesOf(list, end)]);
  const forward = new Map(LISTS.map((list) => [list, phrasesOf(words[list], "first")]));
  const backward = new Map(LISTS.map((list) => [list, phrasesOf(words[list], "last")]));
  return {
    before: cues(words.before, "last"),
    after: cues(words.after, "first"),
    phraseFrom: (list, tokens, at) => phraseFrom(tokens, at, forward.get(list)),
    phraseBefore: (list, tokens, end) => phraseBefore(tokens, end, backward.get(list)),
    helpers: new Set(split(words.helpers)),
    participles: split(words.participles),
    overs: split(words.overs),
    events: split(words.events ?? ""),
  };
}

function namesOf(language: Locale, words: Words): [string, Name][] {
  const names: [string, Name][] = [];
  const weekdays = (list: string | undefined, form: Form) =>
    list?.split(",").forEach((forms, weekday) => {
      for (const word of forms.split(" ").filter(Boolean)) names.push([word, { language, weekday, form }]);
    });
  weekdays(words.weekdays, "one");
  weekdays(words.plurals, "every");
  weekdays(words.untils, "until");
  weekdays(words.froms, "from");
  weekdays(words.short, "short");
  words.months.split(",").forEach((forms, n) => {
    forms.split(" ").forEach((word, at) => {
      const short = at > 0 && word.length <= 5;
      names.push([word, { language, month: n + 1, short }]);
    });
  });
  if (language === "de") {
    for (const [word, name] of [...names])
      if ("weekday" in name && name.form !== "short")
        for (const part of split(
          "abend,abends,morgen,vormittag,nachmittag,mittag,nacht,fruh,vormittags,nachmittags",
        ))
          names.push([word + part, part.endsWith("s") ? { ...name, form: "every" } : name]);
  }
  return names;
}

/** Words by which a language is told: its frequent ones, and those that it has for days. */
function wordsOf(words: Words): Set<string> {
  const lists = [
    ...Object.values(words.before),
    ...Object.values(words.after),
    ...LISTS.map((list) => words[list]),
  ];
  const others = lists.flatMap((list) => list.split(/[ ,.]/)).filter((word) => word.length > 3);
  return new Set([...split(words.common), ...others]);
}

type Lexicon = {
  languages: Record<Locale, Language>;
  names: ReadonlyMap<string, readonly Name[]>;
  /** The languages in which a word begins what a weekend is called. */
  weekends: ReadonlyMap<string, readonly Locale[]>;
  /** The languages that a word speaks for. */
  common: ReadonlyMap<string, readonly Locale[]>;
};

let lexicon: Lexicon | undefined;

function build(): Lexicon {
  const entries = Object.entries(WORDS) as [Locale, Words][];
  const names = new Map<string, Name[]>();
  const common = new Map<string, Locale[]>();
  const weekends = new Map<string, Locale[]>();
  const push = (map: Map<string, Locale[]>, word: string, language: Locale) =>
    map.set(word, [...(map.get(word) ?? []), language]);
  for (const [language, words] of entries) {
    for (const [word, name] of namesOf(language, words)) names.set(word, [...(names.get(word) ?? []), name]);
    for (const word of wordsOf(words)) push(common, word, language);
    for (const phrase of split(words.weekend)) push(weekends, plainOf(phrase.split(" ")[0] ?? ""), language);
  }
  const languages = Object.fromEntries(entries.map(([language, words]) => [language, languageOf(words)]));
  return { languages: languages as Record<Locale, Language>, names, weekends, common };
}

/** The words of all languages by what is looked up; made when it is first asked for. */
export function getLexicon(): Lexicon {
  return (lexicon ??= build());
}

/** "commencé" is no "commence". */
const isWord = (token: Token | undefined, word: string) =>
  token !== undefined &&
  (isAscii(word) ? token.plain === word && !token.text.endsWith("é") : token.text === word);

/** How many tokens from `at` on are one of the phrases; 0 for none. No mark or line stands inside of a phrase. */
export function phraseFrom(tokens: readonly Token[], at: number, phrases: Phrases | undefined): number {
  const candidates = phrases?.get(tokens[at]?.plain ?? "");
  return candidates?.find((words) => words.every((word, n) => isWord(tokens[at + n], word)))?.length ?? 0;
}

/** How many tokens before `end` are one of the phrases; 0 for none. */
export function phraseBefore(tokens: readonly Token[], end: number, phrases: Phrases | undefined): number {
  const candidates = phrases?.get(tokens[end - 1]?.plain ?? "");
  return (
    candidates?.find((words) => words.every((word, n) => isWord(tokens[end - words.length + n], word)))
      ?.length ?? 0
  );
}
