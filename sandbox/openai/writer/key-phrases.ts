import type { LanguageCode } from "../languages/types";
import { isFunctionWord, isHard, isSoft } from "./function-words";
import { countWords, firstSentence } from "./words";

/** What a description is about: its subject and the facts round it, in the owner's own words. */
export interface KeyPhrases {
  readonly topic: string;
  readonly details: readonly string[];
}

const KIND = "(?:post|ad|advert|advertisement|text|message|announcement|e-?mail|article|newsletter|caption)";
const LEAD_INS = [
  new RegExp(
    `^(?:please\\s+)?(?:can you\\s+)?(?:write|create|make|generate|draft|prepare)\\s+(?:me\\s+|us\\s+)?(?:(?:a|an|the|some)\\s+)?(?:[\\w-]+\\s+){0,3}?${KIND}\\s+(?:about|on|for|announcing|promoting|saying|that says|to announce|to promote|telling people about)\\s+`,
    "i",
  ),
  /^(?:please\s+)?(?:announce|promote|advertise|introduce|tell (?:people|everyone|our customers) (?:about|that)|let (?:people|everyone) know (?:about|that))\s+/i,
  /^(?:írj|írjon|készíts|készítsen)\s+(?:egy\s+)?(?:\S+\s+){0,2}?(?:posztot|bejegyzést|szöveget|hirdetést)\s+(?:arról,?\s+hogy\s+|erről:\s*)?/i,
  /^(?:schreib(?:e|en sie)?|erstelle?)\s+(?:bitte\s+)?(?:einen|eine|ein)\s+(?:\S+\s+){0,2}?(?:beitrag|post|text|anzeige)\s+(?:über|zu|für|zum|zur)\s+/i,
  /^(?:écri(?:s|vez)|rédige[rz]?)\s+(?:un|une)\s+(?:\S+\s+){0,2}?(?:post|publication|texte|annonce)\s+(?:sur|pour|à propos d[eu’'])\s*/i,
  /^(?:escrib[ea]|crea|redact[ae])\s+(?:un|una)\s+(?:\S+\s+){0,2}?(?:post|publicación|texto|anuncio)\s+(?:sobre|para|acerca de)\s+/i,
  /^(?:scriv[ia]|crea)\s+(?:un|una)\s+(?:\S+\s+){0,2}?(?:post|testo|annuncio)\s+(?:su|sul|sulla|per|sui)\s+/i,
  /^(?:escrev[ae]|cri[ea])\s+(?:um|uma)\s+(?:\S+\s+){0,2}?(?:post|publicação|texto|anúncio)\s+(?:sobre|para)\s+/i,
];

/** A stop after a number ends a sentence only before a capital that is no German month (5. Dezember). */
const BREAK =
  /[!?;•]+(?:\s+|$)|(?<!\d|\b\p{L}|\b(?:St|Dr|Mr|Mrs|Ms|No|Nr|ca|Str|Ave|pl|kb|stb|bzw|Sr|Sra|Dra|av|Jan|Feb|Aug|Sept?|Oct|Nov|Dec))\.(?:\s+|$)|(?<=\d)\.\s+(?=\p{Lu})(?!Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)|,\s+|:\s+|\s+[–—-]\s+|\s*[()[\]]\s*/u;

/** Splits at sentence ends, commas, dashes and brackets, but not inside numbers, dates and times. */
export function clausesOf(description: string): string[] {
  let text = description
    .replace(/\s*\n+\s*/g, "; ")
    .replace(/\s+/g, " ")
    .trim();
  for (const lead of LEAD_INS) text = text.replace(lead, "");
  return text
    .split(BREAK)
    .map((clause) =>
      clause.replace(/^(?:and|or|but|plus|y|et|und|és|e|ed)\s+/i, "").replace(/[.,;:\s]+$/, ""),
    )
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

/** What is left of "guests get a roll" once it is broken at its article says nothing. */
const BARE_VERB = /^(?:gets?|gives?|comes?|makes?|takes?|offers?)$/;

/** Phrases of one clause: broken at articles, pronouns and auxiliaries, bare of prepositions at their edges. */
function phrasesOf(clause: string, code: LanguageCode): string[] {
  const groups: string[][] = [[]];
  let before = "";
  for (const word of clause.split(" ")) {
    // "4.50 a loaf" is one price.
    if (isHard(word, code) && !/\d/.test(before)) groups.push([]);
    else groups.at(-1)?.push(word);
    before = word;
  }
  return groups.flatMap((words) => {
    let kept = words;
    const dated = kept.some((word) => /\d/.test(word));
    while (kept[0] && isSoft(kept[0], code) && !(dated && kept.length <= 5)) kept = kept.slice(1);
    while (kept.at(-1) && isFunctionWord(kept.at(-1) ?? "", code)) kept = kept.slice(0, -1);
    while (kept.at(-1) && BARE_VERB.test(kept.at(-1) ?? "")) kept = kept.slice(0, -1);
    return kept.length === 0 || (kept.length === 1 && /ing$/.test(kept[0] ?? "")) ? [] : [kept.join(" ")];
  });
}

/** Cuts a clause that is too long before a function word, into pieces of `least` to `limit` words. */
function pieces(clause: string, least: number, limit: number, code: LanguageCode): string[] {
  const words = clause.split(" ");
  if (words.length <= limit) return [clause];
  let cut = limit;
  while (cut >= least && !isFunctionWord(words[cut] ?? "", code)) cut--;
  if (cut < least) cut = limit;
  return [words.slice(0, cut).join(" "), ...pieces(words.slice(cut).join(" "), least, limit, code)];
}

/** The start of a text of the owner, cut where a sense ends: at a comma or before a function word. */
export function opening(text: string, limit: number, code: LanguageCode): string {
  const sentence = firstSentence(text);
  const words = sentence.split(" ");
  if (words.length <= limit) return sentence;
  const comma = words.slice(0, limit).findLastIndex((word) => /[,;:]$/.test(word));
  const before = (test: typeof isHard) =>
    words.findLastIndex((word, i) => i > 2 && i <= limit && test(word, code));
  const cut = comma >= 2 ? comma + 1 : before(isHard) > 2 ? before(isHard) : before(isFunctionWord);
  const kept = words.slice(0, cut > 2 ? cut : limit);
  while (kept.length > 1 && isFunctionWord(kept.at(-1) ?? "", code)) kept.pop();
  return kept.join(" ").replace(/[,;:–-]+$/, "");
}

/** A phrase of at most `limit` words: whole, or up to a preposition; else empty, since half a name is none. */
function shortened(phrase: string, limit: number, code: LanguageCode): string {
  const words = phrase.split(" ");
  if (countWords(phrase) <= limit) return phrase;
  const cut = words.findLastIndex((word, i) => i >= 2 && i <= limit && isFunctionWord(word, code));
  return cut > 0 ? words.slice(0, cut).join(" ") : "";
}

/** Numbers and names first, then in the order of the text; answered in the order of the text. */
function fitting(phrases: readonly string[], budget: number, code: LanguageCode): string[] {
  const unique = phrases.filter(
    (phrase, i) => phrases.findIndex((other) => other.toLowerCase() === phrase.toLowerCase()) === i,
  );
  const rank = (phrase: string, i: number) =>
    i === 0 ? 0 : /\d|(?<=\s)\p{Lu}|^\p{Lu}\S+$/u.test(phrase) ? 1 : 2;
  const order = unique.map((phrase, i) => ({ phrase, i, rank: rank(phrase, i) }));
  order.sort((a, b) => a.rank - b.rank || a.i - b.i);
  const kept: typeof order = [];
  let left = budget;
  for (const entry of order) {
    const phrase = kept.length === 0 ? entry.phrase : shortened(entry.phrase, left, code);
    if (!phrase) continue;
    kept.push({ ...entry, phrase });
    left -= countWords(phrase);
  }
  return kept.sort((a, b) => a.i - b.i).map(({ phrase }) => phrase);
}

/** A first word that is only grammar loses its capital, since a colon stands before it. */
function afterColon(text: string, code: LanguageCode): string {
  const [first = ""] = text.split(" ");
  return isFunctionWord(first, code) && first !== "I"
    ? text.replace(/^\p{Lu}/u, (c) => c.toLowerCase())
    : text;
}

/**
 * Takes a description in the language `code` apart. `budget` is in words. Within it the clauses stay whole when
 * the reply is in the same language; otherwise, or when there are too many, the phrases that carry the subject stay.
 */
export function keyPhrases(
  description: string,
  budget: number,
  code: LanguageCode,
  same: boolean,
): KeyPhrases {
  const clauses = clausesOf(description);
  const whole = clauses.flatMap((clause) => pieces(clause, 6, 16, code));
  const total = whole.reduce((sum, clause) => sum + countWords(clause), 0);
  const phrases =
    same && total <= budget
      ? whole
      : fitting(
          clauses
            .flatMap((clause) => phrasesOf(clause, code))
            .flatMap((phrase) => pieces(phrase, 2, budget < 20 ? 4 : 5, code)),
          budget,
          code,
        );
  const [topic = "", ...details] = phrases.map((phrase) => afterColon(phrase, code));
  return { topic, details };
}
