import { type Name, getLexicon } from "@/lib/days/text/lexicon";
import type { Atom, Reading } from "@/lib/days/text/reading";
import type { Token } from "@/lib/days/text/tokens";

type Weekday = Extract<Name, { weekday: number }>;

const DASH = /^[-–—−/&+]$/;
/** After a Portuguese weekday without "feira"; anything else makes it an ordinal number: "quinta temporada". */
const AFTER_ORDINAL = new Set(
  "foi,fica,volta,tera,teve,nos,todo,tudo,chegou,depois,antes,apos,sempre,ainda,mais,abre,fecha,comeca,chega,rola,acontece,ja,pra,para,entre,logo,cedinho,a,as,ao,de,da,do,das,que,tem,temos,e,ou,ate,em,no,na,dia,noite,manha,tarde,cedo,ha,o,os,passada,proxima,com,por,so,vai,vem,santa,sim,nem,fechado,fechada,fechados,aberto,aberta,abertos,agora,nao,feira,feiras,estaremos,teremos,sera,rola,a noite,sai,vamos,comeca,ja".split(
    ",",
  ),
);
const BEFORE_ORDINAL = new Set(
  "nem,na,nesta,esta,ate,proxima,desta,de,da,desde,toda,todas,cada,e,hoje,amanha,as,nas,das,pra,para,a,ou,pela,primeira,ultima,so,boa,otima,linda,feliz,volta,chega,chegam,sai,abre,fecha,tem,comeca,dessa,nessa,essa,data".split(
    ",",
  ),
);

/** The weekday at a token, or null. */
export function weekdayAt(reading: Reading, at: number): Atom | null {
  const { tokens, languages } = reading;
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const found = (getLexicon().names.get(token.plain) ?? []).filter(
    (name): name is Weekday => "weekday" in name,
  );
  if (found.length === 0) return null;
  const likeliest = languages.likeliest(
    found.map(({ language }) => language),
    token.line,
  );
  const name = found.find(({ language }) => language === likeliest);
  if (!name || isPartOfAddress(reading.text, token)) return null;
  const { language, weekday } = name;
  if (name.form === "short") {
    const isMeant = languages.of(token.line) === language || found.length > 1;
    const end = isMeant ? shortEnd(tokens, at, language) : null;
    return end === null ? null : { start: at, end, language, weekday, dates: [], form: "one" };
  }
  const next = tokens[at + 1];
  if (language === "pt" && weekday > 0 && weekday < 6) {
    if (next?.plain === "feira" || next?.plain === "feiras")
      return {
        start: at,
        end: at + 2,
        language,
        weekday,
        dates: [],
        form: next.plain === "feiras" ? "every" : name.form,
      };
    if (languages.of(token.line) !== "pt" || !isOrdinalWeekday(tokens, at)) return null;
  }
  return {
    start: at,
    end: at + 1,
    language,
    weekday,
    dates: [],
    form: language === "hu" ? hungarianForm(tokens, at, name) : name.form,
  };
}

/** Words after "a szombat" that leave it a certain day. */
const DAY_PARTS = /^(?:est|reggel|délel|délut|dél|éj|nap)/;

/** "csütörtökén" is one of a month, and "a csütörtök" is each, where no ending says that it is on that day. */
function hungarianForm(tokens: readonly Token[], at: number, { form }: Weekday): Atom["form"] {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (form === "short") return "one";
  if (token?.text.endsWith("én")) return "every";
  const isNamed =
    before?.text === "a" &&
    /^(?:hétfő|kedd|szerda|csütörtök|péntek|szombat|vasárnap)$/.test(token?.text ?? "");
  return form === "one" && isNamed && next?.kind === "word" && !DAY_PARTS.test(next.text) ? "every" : form;
}

/** saturday.example, /saturday, saturday@… */
function isPartOfAddress(text: string, { from, to }: Token): boolean {
  return /[@#/_.]/.test(text.charAt(from - 1)) && text.charAt(from - 2).trim() !== ""
    ? /[@_.]/.test(text.charAt(from - 1))
    : /^(?:[@_]|\.[a-z])/.test(text.slice(to, to + 2));
}

/** Before an abbreviation with its point: "am Sa. und So." */
const BETWEEN_SHORT = new Set("und,et,y,e,and,a,al,au,bis,to,till,until".split(","));
const BEFORE_SHORT = new Set("am,bis,ab,on,le,el,il,ce,este,diesen,this,until,from".split(","));

/** Where an abbreviation ends, with its point; null if it is another word: "sat", "sun", "so", "di". */
function shortEnd(tokens: readonly Token[], at: number, language: string): number | null {
  const token = tokens[at];
  if (!token) return null;
  const point = tokens[at + 1]?.text === "." && tokens[at + 1]?.tight;
  const end = at + (point ? 2 : 1);
  const other = (index: number) =>
    (getLexicon().names.get(tokens[index]?.plain ?? "") ?? []).some((name) => "weekday" in name);
  const isAnd = (index: number) => BETWEEN_SHORT.has(tokens[index]?.plain ?? "");
  const isJoined = (isAnd(end) && other(end + 1)) || (isAnd(at - 1) && (other(at - 2) || other(at - 3)));
  // "Thurs to Sun", "Seg a sex"
  const isLong = token.plain.length > 2 || tokens[isAnd(end) ? end : at - 1]?.text === "bis";
  if (isJoined && isLong && [at, end + 1, at - 2].some((n) => other(n) && tokens[n]?.capital)) return end;
  const isBehindWord = tokens[at - 1]?.kind === "word" && !token.hyphen;
  if (
    !token.capital &&
    token.plain.length !== 1 &&
    ((!point && isBehindWord) || language === "en" || language === "de")
  )
    return null;
  const next = tokens[tokens[end]?.text === "," || tokens[end]?.text === ":" ? end + 1 : end];
  const beside =
    [tokens[at - 1], tokens[end]].some((mark) => mark && DASH.test(mark.text)) ||
    tokens[end]?.hyphen ||
    token.hyphen;
  const isListed =
    beside && (other(end + 1) || other(end) || other(at - 2) || (token.hyphen && other(at - 1)));
  // "H-P: 8-18"
  if (token.plain.length === 1) return isListed ? end : null;
  const ofDay = next?.kind === "number" && next.to - next.from <= 2;
  const isCued = point && (BEFORE_SHORT.has(tokens[at - 1]?.plain ?? "") || isJoined);
  return ofDay || isListed || isCued ? end : null;
}

function isOrdinalWeekday(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const isEnd = !next || next.kind !== "word" || (next.text === "às" && tokens[at + 2]?.kind === "number");
  const isFirst = !before || token?.begins || before.kind !== "word";
  const isNext = next?.text === "que" && tokens[at + 2]?.text === "vem";
  if (isNext || next?.text === "sim") return true;
  const follows = isEnd || AFTER_ORDINAL.has(next.plain) || /mos$/.test(next.plain);
  // An estate begins with a capital: "Quinta da Serra".
  if (token?.capital && !token.begins && next?.plain === "da") return false;
  if (/^(?:e|ou|,)$/.test(before?.text ?? "") && weekdayBefore(tokens, at - 2)) return true;
  if (before?.plain === "a" && !isEnd) return weekdayBefore(tokens, at - 2) || before.text === "à";
  const isTimed =
    next?.kind === "number" ||
    next?.text === "às" ||
    (next?.text === "ao" && tokens[at + 2]?.text === "meio") ||
    (next?.text === "à" && /^(?:tarde|noite)$/.test(tokens[at + 2]?.text ?? ""));
  return follows && (isFirst || isTimed || BEFORE_ORDINAL.has(before.plain));
}

function weekdayBefore(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at]?.plain === "feira" ? tokens[at - 1] : tokens[at];
  return (getLexicon().names.get(before?.plain ?? "") ?? []).some((name) => "weekday" in name);
}

/** The weekend at a token, or null; whether it is a certain one, the words beside it must say. */
export function weekendAt({ tokens, languages }: Reading, at: number): Atom | null {
  const token = tokens[at];
  if (token?.kind !== "word") return null;
  const { weekends, languages: all } = getLexicon();
  const found = weekends.get(token.plain);
  if (!found) return null;
  const language = languages.likeliest(found, token.line);
  if (!language) return null;
  const length = all[language].phraseFrom("weekend", tokens, at);
  return length ? { start: at, end: at + length, language, dates: [], isWeekend: true, form: "one" } : null;
}
