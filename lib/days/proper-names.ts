import { isAddress } from "./addresses";
import { sentenceOf } from "./clauses";
import type { Cues } from "./cues";
import { isUnit } from "./dates/day-numbers";
import type { Group } from "./dates/groups";
import { getLexicon } from "./text/lexicon";
import type { Reading } from "./text/reading";
import { todayBeside } from "./today";

/** "Sonntag & Söhne" */
const FIRM = new Set("sons,son,co,sohne,sohn,partner,cie,fils,figli,hijos,filhos,tarsa,daughters".split(","));
const QUOTES = /["'“”„«»‘’‚‹›]/;
/** A quotation of so many words at most is a name: “Friday on my mind”. */
const MOST_QUOTED = 6;
const DETERMINERS = new Set("our,the,a,an,my,your,their,his,her,its,famous,legendary".split(","));
/** After "the Saturday": then it is the day and not a name. */
const AFTER_DAY = new Set(
  "morning,afternoon,evening,night,lunchtime,and,or,to,is,are,at,from,we,before,after,of,for,in,with,until,by,this,next,will,you,session,sessions,workshop,class,course,concert,event,tasting,show,party,session,opening,launch,appointment,appointments,slot,slots,reading,demo,deadline,on,it,when,that,only,sale,so,but,the,as,was,because,if,off,there".split(
    ",",
  ),
);

const PART = /^(?:morning|afternoon|evening|night|lunchtime|noon)$/;

/** "Friday 13", where it is no date. */
const UNLUCKY = /^(?:13|17)$/;

/** Whether a weekday is a name, or part of one: of a bread, a business, a person. */
export function isProperName(reading: Reading, group: Group, { found, hasGlue }: Cues): boolean {
  if (isAddress(reading, group)) return true;
  const [atom] = group.atoms;
  if (!atom || group.atoms.length > 1 || atom.dates.length > 0 || atom.isWeekend) return false;
  if (isFirm(reading, group) || hasTitle(reading, group) || found.has("name") || isQuoted(reading, group))
    return true;
  const { tokens } = reading;
  if (
    UNLUCKY.test(tokens[group.end]?.text ?? "") &&
    !isUnit(tokens[group.end + 1]) &&
    !(tokens[group.end + 1]?.tight && tokens[group.end + 2]?.tight)
  )
    return true;
  const [before, token] = [tokens[group.start - 1], tokens[group.start]];
  // "Tuesday's Child"
  const next = tokens[tokens[group.end]?.text === "s" ? group.end + 1 : group.end];
  if (!token) return false;
  // "Schnitzel-Mittwoch"
  if (token.hyphen && before?.kind === "word" && !isName(before.plain)) return true;
  const isCapitalNext =
    next?.kind === "word" &&
    next.capital &&
    !next.begins &&
    !next.hyphen &&
    !isName(next.plain) &&
    next.to - next.from > 1;
  if (atom.language === "en") {
    // "Wing Wednesday"
    if (before?.capital && !hasGlue && found.size === 0 && before.plain.charAt(0) === token.plain.charAt(0))
      return true;
    // "Sunday Session is our house ale"
    const isPart = PART.test(next?.plain ?? "") && !tokens[group.end + 1]?.capital;
    if (token.begins && isCapitalNext && !isPart && !isTitle(reading, group)) return true;
    const isRun = isCapitalNext && !hasGlue && before?.kind === "word" && !AFTER_DAY.has(next.plain);
    if (isRun && (!before.capital || before.begins) && !isTitle(reading, group)) return true;
    return (
      before !== undefined &&
      DETERMINERS.has(before.plain) &&
      next?.kind === "word" &&
      !AFTER_DAY.has(next.plain)
    );
  }
  if (atom.language === "de" || !token.capital || isShouted(reading, group)) return false;
  if (isCapitalNext) return isSurname(reading, group);
  // "Our dog, Friday, is two"
  if (before?.text === "," && next?.text === "," && !found.size && !todayBeside(reading, group)) return true;
  if (token.begins || before?.kind !== "word") return false;
  // "Taquería El Sábado"
  if (before.capital && !before.begins && !isTitle(reading, group)) return true;
  return found.size === 0 && !hasGlue && (!before.capital || !before.begins);
}

/** "Domenica Rossi", "Péntek Anna": two words with capitals, and no sentence written in capitals. */
function isSurname(reading: Reading, group: Group): boolean {
  const { tokens } = reading;
  const { end, atoms } = group;
  const after = tokens[end + 1];
  if (
    atoms[0]?.language === "hu" &&
    !/(?:hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap)$/.test(tokens[end - 1]?.text ?? "")
  )
    return false;
  return !(after?.kind === "word" && after.capital) || !isTitle(reading, group);
}

const OURS = new Set(
  "our,my,unser,unsere,mein,meine,notre,mon,ma,nuestro,nuestra,mi,nosso,nossa,meu,minha,nostro,nostra,mio,mia".split(
    ",",
  ),
);

const TEAM = /^(?:team|staff|crew|equip[oea]|csapat|csapatot|squadra)$/;

function isFirm({ tokens }: Reading, { end }: Group): boolean {
  return /^(?:&|und|and|et|y|e|és)$/.test(tokens[end]?.text ?? "") && FIRM.has(tokens[end + 1]?.plain ?? "");
}

/** "Marguerite Friday, our florist" */
function hasTitle({ tokens }: Reading, { start, end }: Group): boolean {
  const after = tokens[end + 1];
  const isOurs =
    OURS.has(after?.plain ?? "") ||
    (/^(?:il|la|a|o)$/.test(after?.text ?? "") && OURS.has(tokens[end + 2]?.plain ?? ""));
  if (tokens[end]?.text !== ",") return false;
  // "Meet the team: Sunday, our pastry chef"
  const isNamed = tokens[start - 1]?.text === ":" && TEAM.test(tokens[start - 2]?.plain ?? "");
  return isNamed || (tokens[start - 1]?.capital === true && isOurs);
}

/** In a text in capitals they say nothing. */
function isShouted({ text, tokens }: Reading, { start }: Group): boolean {
  const [token, before] = [tokens[start], tokens[start - 1]];
  return [token, before].some(
    (word) =>
      word !== undefined && word.to - word.from > 2 && /^\p{Lu}{2}/u.test(text.slice(word.from, word.to)),
  );
}

/** Where most words have capitals they say nothing: "Open This Friday Until Late". */
function isTitle(reading: Reading, group: Group): boolean {
  const { start, end } = sentenceOf(reading, group);
  const words = reading.tokens
    .slice(start, end)
    .filter(
      ({ kind, text }, n) => kind === "word" && text.length > 3 && Math.abs(start + n - group.start) > 2,
    );
  return words.length > 2 && words.filter(({ capital }) => capital).length > words.length * 0.6;
}

const isName = (plain: string) => getLexicon().names.has(plain);

function isQuoted({ text, tokens }: Reading, { start, end }: Group): boolean {
  const opens = nearest(tokens, start, -1);
  const closes = nearest(tokens, end - 1, 1);
  if (opens === null || closes === null || closes - opens - 1 > MOST_QUOTED) return false;
  return text.length > (tokens[closes]?.to ?? 0) - (tokens[opens]?.from ?? 0) + 4;

  function nearest(all: Reading["tokens"], at: number, step: 1 | -1): number | null {
    for (let n = 1; n <= MOST_QUOTED; n++) {
      const token = all[at + n * step];
      if (!token || token.kind === "line") return null;
      if (token.kind === "mark" && token.text !== ".") return QUOTES.test(token.text) ? at + n * step : null;
    }
    return null;
  }
}
