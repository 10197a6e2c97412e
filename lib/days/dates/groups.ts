import { dateAt, numberAfterWeekday } from "./dates";
import { DASH } from "./day-numbers";
import { nextDate, weekdayOf } from "@/lib/days/calendar";
import { getLexicon, phraseFrom } from "@/lib/days/text/lexicon";
import { clockEnd } from "./times-of-day";
import type { Atom, Reading } from "@/lib/days/text/reading";
import { weekdayAt, weekendAt } from "./weekdays";

/** Days that are named together: one, a list ("Friday and Saturday") or a range ("24–26 December"). */
export type Group = { start: number; end: number; atoms: Atom[]; isRange: boolean };

/** More days form another list: it bounds the work for a text of nothing but days. */
const MOST_ATOMS = 7;
/** No real post names so many days; it bounds the time for one that does. */
const MOST_GROUPS = 100;

/** All groups of days in a text, in their order. */
export function groupsOf(reading: Reading): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < reading.tokens.length && groups.length < MOST_GROUPS;) {
    const first = atomAt(reading, at);
    if (!first) {
      at++;
      continue;
    }
    const group = groupFrom(reading, first);
    groups.push(group);
    at = group.end;
  }
  return groups;
}

function groupFrom(reading: Reading, first: Atom): Group {
  const group: Group = {
    start: first.start,
    end: first.end,
    atoms: [first],
    isRange: Boolean(first.isRange),
  };
  while (group.atoms.length < MOST_ATOMS) {
    const last = group.atoms.at(-1) ?? first;
    const joined = nextAtom(reading, last);
    if (!joined) break;
    // "Full on Friday, on Thursday there is room"
    if (
      joined.isComma &&
      isApart({ ...group, atoms: [last, joined.atom] }) &&
      !isListed(reading, joined.atom)
    )
      break;
    group.atoms.push(joined.atom);
    group.isRange ||= joined.isRange;
    group.end = joined.atom.end;
  }
  return group;
}

/** A weekday, a date, a weekend, or a weekday with its date: "Saturday, 14 March". */
function atomAt(reading: Reading, at: number): Atom | null {
  if (reading.tokens[at]?.kind === "mark" || reading.tokens[at]?.kind === "line") return null;
  const date = dateAt(reading, at);
  if (date) return withWeekday(reading, date);
  const weekday = weekdayAt(reading, at);
  return weekday ? withDate(reading, weekday) : weekendAt(reading, at);
}

const BETWEEN = /^[,:(–—-]$/;
const ARTICLES = new Set("the,den,der,dem,am,le,el,il,o,dia,giorno,a,on,no,em,de,dated".split(","));

function behind(reading: Reading, end: number): number {
  let at = end;
  if (BETWEEN.test(reading.tokens[at]?.text ?? "")) at++;
  for (let n = 0; n < 2 && ARTICLES.has(reading.tokens[at]?.plain ?? ""); n++) at++;
  return at;
}

/** "dimanche prochain, 14 juin" */
function nextLength({ tokens }: Reading, { end, language }: Atom): number {
  const { after } = getLexicon().languages[language];
  return Math.max(
    0,
    ...after.map(([cue, phrases]) =>
      cue === "this" || cue === "next" ? phraseFrom(tokens, end, phrases) : 0,
    ),
  );
}

function withDate(reading: Reading, weekday: Atom): Atom {
  if (weekday.form === "every") return weekday;
  const { tokens } = reading;
  const at = behind(reading, weekday.end + nextLength(reading, weekday));
  if (tokens[at]?.kind === "line" || tokens[weekday.end]?.kind === "line") return weekday;
  const isDash = DASH.test(tokens[weekday.end]?.text ?? "");
  const date = dateAt(reading, at);
  const isHeading = tokens[weekday.end]?.text === ":";
  if (date && !isDash && (!isHeading || isOn(reading, date, weekday)))
    return { ...date, start: weekday.start, end: closed(reading, date.end), weekday: weekday.weekday };
  const number = isDash || isHeading ? null : numberAfterWeekday(reading, at, weekday);
  return number ?? weekday;
}

/** "14 March (Saturday)", "március 14-én, szombaton" */
function withWeekday(reading: Reading, date: Atom): Atom {
  if (date.dates.length > 1) return date;
  const mark = reading.tokens[date.end]?.text ?? "";
  const at = mark === "," || mark === "(" ? date.end + 1 : date.end;
  if (DASH.test(reading.tokens[at]?.text ?? "")) return date;
  const weekday = weekdayAt(reading, at);
  if (!weekday || weekday.form === "every" || dateAt(reading, behind(reading, weekday.end))) return date;
  if (date.language !== "hu" && mark !== "," && mark !== "(") return date;
  if (mark === "," && date.language !== "hu" && !isOn(reading, date, weekday)) return date;
  return {
    ...date,
    end: mark === "(" ? closed(reading, weekday.end) : weekday.end,
    weekday: weekday.weekday,
    form: date.form === "one" ? weekday.form : date.form,
  };
}

/** Whether the weekday after a date is that date's: "14 March, Saturday" and not "14 March, Sunday 15". */
function isOn({ written }: Reading, { dates: [date] }: Atom, { weekday }: Atom): boolean {
  const day = date ? nextDate(date.date, date.month, written) : null;
  return day !== null && weekdayOf(day) === weekday;
}

const closed = ({ tokens }: Reading, end: number) => (tokens[end]?.text === ")" ? end + 1 : end);

/** The next day of a list or a range, if what stands there joins it. */
function nextAtom(reading: Reading, last: Atom): { atom: Atom; isRange: boolean; isComma?: boolean } | null {
  const { tokens } = reading;
  const language = getLexicon().languages[last.language];
  let at = last.end;
  at += partLength(reading, at, last);
  if (last.weekday !== undefined && tokens[at]?.text === ".") at++;
  if (tokens[at]?.kind === "line") return null;
  const isHyphen = tokens[at]?.hyphen ?? false;
  if (isHyphen || last.form === "from") {
    const atom = compatible(reading, last, at);
    if (atom && (isHyphen || atom.form === "until")) return { atom, isRange: true };
  }
  const clock = clockEnd(reading, at);
  for (const from of clock === at ? [at] : [at, clock]) {
    const dash = DASH.test(tokens[from]?.text ?? "") ? 1 : 0;
    const to = dash || language.phraseFrom("to", tokens, from);
    const atom = to && compatible(reading, last, from + to);
    if (atom) return { atom, isRange: true };
  }
  const and = /^[,&+/]$/.test(tokens[at]?.text ?? "") ? 1 : 0;
  const length = and + language.phraseFrom("and", tokens, at + and);
  const atom = length ? compatible(reading, last, at + length) : null;
  return atom ? { atom, isRange: false, isComma: length === 1 && tokens[at]?.text === "," } : null;
}

/** Whether another day follows: "Monday, Wednesday and Friday". */
const isListed = (reading: Reading, atom: Atom) => nextAtom(reading, atom) !== null;

function compatible(reading: Reading, last: Atom, from: number): Atom | null {
  let at = from;
  for (let n = 0; n < 3; n++) {
    const atom = atomAt(reading, at);
    if (atom) return isAlike(atom, last) ? atom : null;
    if (
      !ARTICLES.has(reading.tokens[at]?.plain ?? "") &&
      !/^(?:zum|alla|al|au|ao|na|à|la|les|e|einschließlich)$/.test(reading.tokens[at]?.text ?? "")
    )
      return null;
    at++;
  }
  return null;
}

/** In Spanish "jueves" is the plural as well: "jueves y domingos". */
function isAlike(atom: Atom, last: Atom): boolean {
  if (last.form === "every") return true;
  // "csütörtökig, szombaton": the one ends, the other is a day.
  if (last.form === "until" && atom.form !== "until") return false;
  if (atom.form === "every") return last.language === "es" && last.form === "one" && last.dates.length === 0;
  return Boolean(atom.isWeekend) === Boolean(last.isWeekend);
}

/** How many tokens from a place are parts of a day: "evening", "à noite". */
function partLength({ tokens }: Reading, at: number, { language }: Atom): number {
  const part = getLexicon().languages[language].after.find(([cue]) => cue === "part")?.[1];
  return part ? phraseFrom(tokens, at, part) : 0;
}

/** "Tuesday and Friday": days that are not one after the other come again each week. */
export function isApart({ atoms, isRange }: Group): boolean {
  const gaps = atoms.slice(1).map(({ weekday = 0 }, n) => (weekday - (atoms[n]?.weekday ?? 0) + 7) % 7);
  return !isRange && gaps.some((gap) => gap > 1);
}
