import { type Line, roleOf } from "./grammar";
import type { FoundClaim, Place, Value } from "./types";

type Time = Extract<Value, { is: "time" }>;
type Clock = FoundClaim & { value: Time };
/** What makes an hour one: a unit or a colon; figures with a point; or nothing. */
type Hour = Place & {
  minute: number;
  sign: "sure" | "point" | "none";
  open: boolean;
  half?: string;
  unit?: string;
};

/** Behind an hour without a unit. */
const END = /^(?:$|[.,!?;:)…](?!\d)|\s[–—]|\s(?:and|und|on|oder|or|e)\s)/;

/** A figure that may be a count: an hour without minutes, half or a unit of its own. */
const FIGURE = /^\d\d?(?:[\s-]?(?:tol|ig))?$/;
/** What makes it one, behind it or behind the figure that it goes to: "9-12 Jahre", "3-tól 6 éves korig". */
const COUNTED =
  /^(?:\s?[-–—]?\s?\d\d?)?\s(?:years?|jahren?|ans|anos|anni|eves\p{L}*|people|personen|fo(?:ig|re|nek)?)(?!\p{L})/u;

/** The clock times of a line; both ends of a range are two, with their roles. */
export function clocksOf(line: Line): Clock[] {
  const { text, grammar } = line;
  const hours = Array.from(text.matchAll(grammar.clock), (match) => hourOf(match, grammar.id)).filter(
    ({ from, to }) => !FIGURE.test(text.slice(from, to)) || !COUNTED.test(line.behind(to)),
  );
  const clocks: Clock[] = [];
  const push = ({ minute, open, ...at }: Hour, role?: Time["role"]) =>
    clocks.push({
      ...{ from: line.from + at.from, to: line.from + at.to, kind: "TIME" },
      value: { is: "time", minute, ...(open && { open }), ...(role && { role }) },
    });
  for (let n = 0; n < hours.length; n++) {
    const [hour, next] = [hours[n], hours[n + 1]];
    if (!hour) continue;
    const before = line.before(hour.from);
    const at = grammar.at.exec(before)?.[0];
    if (next && isRange(line, hour, next)) {
      push(beginOf(hour, next), "from");
      push(next, "until");
      n++;
    } else if (hour.sign === "sure" || (at && END.test(line.behind(hour.to)))) {
      const role = grammar.role.exec(before.slice(0, before.length - (at?.length ?? 0)));
      push(hour, roleOf(role?.groups, hour.unit));
    }
  }
  return clocks;
}

function isRange({ text, grammar, before }: Line, first: Hour, second: Hour): boolean {
  const between = grammar.range.exec(text.slice(first.to, second.from));
  if (!between || between.groups?.and) return false;
  const signs = [first.sign, second.sign];
  return signs.includes("sure") || !signs.includes("none") || grammar.isWeekday.test(before(first.from));
}

/** "9–18 Uhr", "6:30 to 8 pm": what is said of the end is said of the beginning. */
function beginOf(begin: Hour, end: Hour): Hour {
  const isEvening = end.half === "p" && begin.open && begin.minute < end.minute % 720;
  const isSure = end.sign === "sure" && !end.open && !end.half;
  if (isEvening) return { ...begin, minute: begin.minute + 720, open: false };
  return { ...begin, open: begin.open && !isSure };
}

/** "18 Uhr am Markt" and "um 12 am See": the German word is no half of a day. */
const AM = /\s?am$/;

function hourOf({ 0: found, index: from, groups = {} }: RegExpExecArray, id: string): Hour {
  const { h = "", sep, min, unit, min2 } = groups;
  const isWord = groups.half && AM.test(found) && (id === "de" || Number(h) > 12);
  const all = isWord ? found.replace(AM, "") : found;
  const half = isWord ? undefined : groups.half;
  const hour = half ? (Number(h) % 12) + (half === "p" ? 12 : 0) : Number(h) % 24;
  const sign = unit || half || sep === ":" ? "sure" : sep ? "point" : "none";
  // In English, and without a unit, seven may be in the evening.
  const open = !half && hour > 0 && hour <= 12 && !h.startsWith("0") && (id === "en" || (!unit && !sep));
  const minute = hour * 60 + Number(min ?? min2 ?? 0);
  return { from, to: from + all.length, minute, sign, open, half, unit };
}
