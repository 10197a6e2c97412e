import type { Locale } from "@/lib/i18n/locales";
import { CLAUSE_END, REACH, endsAt, type languageOf } from "@/lib/days/clauses";
import { isEnglishPast } from "./english-past";
import { getLexicon } from "@/lib/days/text/lexicon";
import type { Reading } from "@/lib/days/text/reading";
import type { Token } from "@/lib/days/text/tokens";

type Language = ReturnType<typeof languageOf>;

/** Whether a word is in the past tense, or another sign of the past in its language's list. */
export function isOverAt({ tokens }: Reading, at: number, language: Language): boolean {
  const token = tokens[at];
  if (token?.kind !== "word") return false;
  // "You've got until Sunday"
  if (token.text === "got" && /^(?:ve|have|s|has)$/.test(tokens[at - 1]?.text ?? "")) return false;
  if (language.id === "de" && CONDITIONAL.test(token.text)) return false;
  // "is being dug up"
  if (language.id === "en" && /^(?:is|are|be|being|get|gets)$/.test(tokens[at - 1]?.text ?? "")) return false;
  if (language.phraseFrom("past", tokens, at))
    return (
      [tokens[at - 1], token].some((word) => /^(?:we|you)$/.test(word?.text ?? "")) ||
      !/^[£€$\d]/.test(tokens[at + 1]?.text ?? "")
    );
  if (isOverByItself(token, tokens[at + 1], language)) return true;
  if (
    language.id === "de" &&
    !token.capital &&
    GERMAN_PAST.test(token.text) &&
    (/^(?:wir|sie|alle)$/.test(tokens[at - 1]?.text ?? "") || isBeforeSmall(tokens, at))
  )
    return true;
  if (language.id === "de" && !token.capital && GERMAN_STRONG.test(token.text)) return true;
  if (language.id === "en" && isEnglishPast(tokens, at)) return true;
  // "Samstag regnete es"
  if (language.id === "de" && GERMAN_TE.test(token.text) && GERMAN_SUBJECT.test(tokens[at + 1]?.text ?? ""))
    return true;
  if (language.id === "de" && !token.capital && GERMAN_VERB_TE.test(token.text) && isBeforeSmall(tokens, at))
    return true;
  return (
    isParticiple(token, language) &&
    !BEFORE_NOUN.has(tokens[at - 1]?.text ?? "") &&
    hasHelper(tokens, at, language)
  );
}

const NO_PARTICIPLE = /^(?:mi)?lieux?$|^(?:peu|jeu|feu|bleu|menu|ami|amie|aussi|ici|demi|merci|jeudi)s?$/;

/** Before a noun, which has a capital in German, it is an adjective: "mit gefüllten Taschen". */
function isBeforeSmall(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next?.kind === "word" && !next.capital && !/^(?:und|oder|bis)$/.test(next.text);
}

/** Whether a word looks like a participle. */
export function isParticiple({ text, capital, begins }: Token, { id, participles }: Language): boolean {
  // "Gesellschaft" is a noun.
  if (id === "de" && capital && !begins) return false;
  if (id === "en" && /[^e]ed$/.test(text) && text.length > 4) return true;
  if (id === "fr" && NO_PARTICIPLE.test(text)) return false;
  // "entendus", "parties"
  const forms = id === "fr" ? [text, text.replace(/e?s?$/, "")] : [text];
  return forms.some((form) => participles.some((pattern) => isLike(form, pattern)));
}

/** Whether a word ends so: "*ato" by its end, "ge*t" by both ends, others are whole words. */
function isLike(word: string, pattern: string): boolean {
  const [start = "", ...ends] = pattern.split("*");
  if (ends.length === 0) return word === pattern;
  const isLong =
    word.length >= pattern.length + (start ? 1 : 0) &&
    word.startsWith(start) &&
    word.endsWith(ends.at(-1) ?? "");
  return isLong && ends.slice(0, -1).every((part) => word.includes(part));
}

/** A verb whose ending says that it is past: Spanish "llegó", Hungarian "sütöttünk". */
function isOverByItself({ text }: Token, next: Token | undefined, { id, overs }: Language): boolean {
  if (
    text.length < 4 ||
    NO_VERBS.has(text) ||
    (id === "fr" && /(?:[eidtvpbr]r|^aur|saur|f|pl|s)ait$/.test(text))
  )
    return false;
  if (id === "hu" && PREFIXED.test(text)) return next?.kind !== "word" || BEHIND_VERB.test(next.text);
  if (id === "hu" && /[oeö]tt$/.test(text) && isWeekday(next)) return true;
  // In Hungarian these are adjectives, too, which stand before a noun.
  if (id === "hu" && /[oeö]tt$/.test(text))
    return next?.kind !== "word" || text.startsWith("el") || BEHIND_VERB.test(next.text);
  return overs.some((end) => isLike(text, end));
}
const isWeekday = (token: Token | undefined) =>
  Boolean(
    getLexicon()
      .names.get(token?.plain ?? "")
      ?.some((name) => "weekday" in name),
  );
/** What follows a Hungarian verb rather than an adjective. */
const BEHIND_VERB =
  /^(?:az?|egy|és|is|be|ki|el|le|fel|meg|össze|vissza|haza|át|rá|oda|szét|hozzánk|nálunk|tőlünk|minket|nekünk)$/;
/** "lerobbant", "kinyílt": a prefix says that it is a verb, and not "elkészítését". */
const PREFIXED =
  /^(?:meg|le|ki|be|el|fel|össze|vissza|haza|át|rá)(?!int$).{2,}(?:[nlr]t|[^aeiouáéíóöőúüű]t[ae])$/;
/** "hätten wir noch Platz": without the umlaut it would be over. */
const CONDITIONAL = /^(?:hätte|würde|könnte|dürfte|wäre|käme|gäbe|ginge|müsste|möchte|bräuchte)/;
/** "feierten", "öffneten", and not "warten", "bieten", "sollten". */
const GERMAN_PAST =
  /^(?!sollten|wollten|letzten)(?:.*(?:ckten|igten|elten|mmten|[gbkfp]ten|[tn]zten|[ndt]eten|malten|hlten|hrten|stellten|füllten)|.*(?:mach|brach|dach|lach)ten|.*[^a]rten)$/;
const GERMAN_TE =
  /^(?!heute|bitte|möchte|könnte|sollte|hätte|müsste|dürfte|warte|biete|halte|rate|erste|beste|nächste|letzte).{2,}te$/;
/** Strong verbs: "floss", "durchschnitten". */
const GERMAN_STRONG =
  /^(?:ab|an|auf|aus|be|durch|ein|emp|ent|er|ge|über|um|unter|ver|vor|zer)?(?:flog|floss|sprang|sprach|trug|schlug|wuchs|half|warf|starb|brach|las|maß|trat|schien|schlief|schnitt|strich|griff|ritt|litt|riss|bat|bot|band|fand|sank|schwamm|klang|gelang|fiel|ließ|schob|zog|lud|fing|hing|schloss|goss|kroch|schmolz|sang|trank|stieg|traf|sah|kam|ging|gab|nahm|stand|saß|fuhr|hielt|lief|rief|schrieb|blieb|gann|wann|verschwand|schwor|grub)(?:en|st|t)?$/;
const GERMAN_VERB_TE =
  /^(?!letzte|sollte|wollte)(?:.*(?:ckte|igte|elte|mmte|[gbkfp]te|[tn]zte|[ndt]ete|hlte|hrte|llte)|.*(?:mach|brach|lach)te|.*[^aeo]rte)$/;
const GERMAN_SUBJECT = /^(?:am|d[aei][rsenm]?|die|uns(?:er|ere)?|wir|euch|ihr|eine?|sie|es|er|sich|mich)$/;
/** Words that only end like verbs. */
const NO_VERBS = new Set(
  "acaba,acaban,graba,graban,brava,ottava,fava,lava,leva,alleva,solleva,preleva,rileva,tartunk,értünk,partunk,kertünk,guayaba,parmi,midi,samedi,lundi,mardi,jeudi,vendredi,estou,esték,boltunk,pultunk,boltuk,mellette,felette,fölötte,mögötte,alatta,miatta,helyette,előtte,pneu,perciò,però,között,mellett,előtt,fölött,felett,helyett,együtt,mögött,alatt,miatt,mindenütt,fait,lait,parfait,souhait,extrait,portrait,retrait,trait,bienfait,satisfait,soit,museu,europeu".split(
    ",",
  ),
);

/** "Siamo al mercato": a noun follows. */
const BEFORE_NOUN = new Set(
  "al,allo,alla,il,lo,del,dello,un,nel,dal,in,el,le,au,du,une,den,dem,ein".split(","),
);

/** How far before its participle a helping verb, or in English the subject, may stand. */
const HELPER_REACH: Partial<Record<Locale, number>> = { de: REACH, en: 1 };

function hasHelper(tokens: readonly Token[], at: number, { id, helpers }: Language): boolean {
  const reach = HELPER_REACH[id] ?? 3;
  // "die am Freitag bestanden hat"
  if (id === "de" && helpers.has(tokens[at + 1]?.text ?? "")) return true;
  for (let n = 1; n <= reach; n++) {
    const token = tokens[at - n];
    if (!token || endsAt(token, CLAUSE_END)) return false;
    if (helpers.has(token.text))
      return !(id === "fr" && token.text === "est" && tokens[at - n - 1]?.text === "c");
    if (token.begins) return false;
  }
  return false;
}
