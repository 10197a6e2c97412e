import type { Line } from "./grammar";
import { REACH } from "./days";
import type { Value } from "./types";

type Time = Extract<Value, { is: "time" }>;
/** `single`: not an end of a range. */
export type Clock = { from: number; to: number; value: Time; single: boolean };
/** What makes it one: a unit or a colon; figures with a point; or nothing. */
type Hour = {
  from: number;
  to: number;
  minute: number;
  sign: "sure" | "point" | "none";
  open: boolean;
  half?: string;
  ending?: string;
};

/** The clock times of a line; both ends of a range are two. */
export function clocksOfLine(
  { text, from: start, grammar }: Line,
  isFree: (from: number, to: number) => boolean,
): Clock[] {
  const hours = Array.from(text.matchAll(grammar.clock), (match) => hourOf(match, grammar.id)).filter(
    ({ from, to }) => isFree(from, to),
  );
  const clocks: Clock[] = [];
  const push = ({ from, to, minute, open }: Hour, single: boolean, role?: Time["role"]) =>
    clocks.push({
      from: start + from,
      to: start + to,
      single,
      value: { is: "time", minute, ...(open && { open }), ...(role && { role }) },
    });
  for (let n = 0; n < hours.length; n++) {
    const [hour, next] = [hours[n], hours[n + 1]];
    if (!hour) continue;
    const before = text.slice(Math.max(0, hour.from - REACH), hour.from);
    if (next && isRange(hour, next)) {
      const isNight = next.half === "p" && hour.open && hour.minute < next.minute % 720;
      // "9–18 Uhr": what the unit says of the end, it says of the beginning.
      const isSure = next.sign === "sure" && !next.open && !next.half;
      const first = {
        ...hour,
        minute: hour.minute + (isNight ? 720 : 0),
        open: hour.open && !isNight && !isSure,
      };
      push(first, false, "from");
      push(next, false, "until");
      n++;
    } else if (
      hour.sign === "sure" ||
      (grammar.at.test(before) && isEnd(text.slice(hour.to, hour.to + REACH)))
    ) {
      const at = grammar.at.exec(before);
      const role = grammar.role.exec(before.slice(0, before.length - (at?.[0].length ?? 0)));
      const ending = /ig$/.exec(hour.ending ?? "")
        ? "until"
        : /tol$/.exec(hour.ending ?? "")
          ? "from"
          : undefined;
      push(hour, true, ending ?? (role?.groups?.until ? "until" : role ? "from" : undefined));
    }
  }
  return clocks;

  function isRange(first: Hour, second: Hour): boolean {
    const between = grammar.range.exec(text.slice(first.to, second.from));
    if (!between || between.groups?.and) return false;
    const signs = [first.sign, second.sign];
    const isOfWeekday = grammar.isWeekday.test(text.slice(Math.max(0, first.from - REACH), first.from));
    return signs.includes("sure") || signs.every((sign) => sign === "point") || isOfWeekday;
  }
}

const isEnd = (after: string) => /^(?:$|[.,!?;:)…](?!\d)|\s[–—]|\s(?:and|und|on|oder|or|e)\s)/.test(after);

function hourOf({ 0: all, index: from, groups = {} }: RegExpExecArray, id: string): Hour {
  const { h = "", sep, min, unit, min2, half } = groups;
  const hour = half ? (Number(h) % 12) + (half === "p" ? 12 : 0) : Number(h) % 24;
  const sign = unit || half || sep === ":" ? "sure" : sep ? "point" : "none";
  // In English, and without a unit, seven may be in the evening.
  const open =
    !half && hour > 0 && hour <= 12 && !h.startsWith("0") && (id === "en" || (sign !== "sure" && !sep));
  return {
    from,
    to: from + all.length,
    minute: hour * 60 + Number(min ?? min2 ?? 0),
    sign,
    open,
    half,
    ending: unit,
  };
}
