import { dayAt, isoOf } from "@/lib/days/calendar";
import { daysIn } from "@/lib/days/days-in-text";
import { yieldRegularly } from "@/lib/yield-regularly";
import { nameOf } from "./finding/words/streets";
import { feastDaysIn } from "./feasts";
import { findClaims } from "./find-claims";
import { isSame } from "./same-value";
import type { FoundClaim, SaidSource, Setting, Value } from "./types";

/** Something that an owner has said, in a text or as values. */
export type Said = {
  source: SaidSource;
  text: string;
  /** Of a fact. */
  factId?: string;
  writtenAt?: Date;
  /** Whether numbers without a unit count for nothing: a fact has to say exactly what a text relies on. */
  strict?: boolean;
  /** What it says besides its text. */
  values?: readonly Value[][];
};

/** A claim and who said it; null: nobody. */
export type MatchedClaim = FoundClaim & { said: { source: SaidSource; factId?: string } | null };

type Known = {
  said: Said;
  values: readonly Value[][];
  days: readonly { first: string; last: string }[];
  /** The days of the feasts that it names. */
  feasts: readonly string[];
  /** Its words, to find a street that it names; computed when they are first needed. */
  words: () => Words;
};
type Words = { all: ReadonlySet<string>; written: readonly string[] };

/**
 * Compares the claims of a text with what its owner has said. The first of `sources` that says a claim is its source.
 * Other requests are served meanwhile: hundreds of claims and sources take seconds.
 */
export async function matchClaims(
  claims: readonly FoundClaim[],
  sources: readonly Said[],
  setting: Setting,
): Promise<MatchedClaim[]> {
  if (claims.length === 0) return [];
  const turn = yieldRegularly();
  const known: Known[] = [];
  for (const said of sources) {
    known.push(knownOf(said, setting));
    await turn();
  }
  const held: MatchedClaim[] = [];
  for (const claim of claims) {
    held.push(heldBy(claim, known, setting));
    await turn();
  }
  return held;
}

function heldBy(claim: FoundClaim, known: readonly Known[], setting: Setting): MatchedClaim {
  const found = known.find((one) => claim.parts.every((part) => isSaidIn(part, one)));
  if (found) return { ...claim, said: { source: found.said.source, factId: found.said.factId } };
  // Each part of a range may have been said elsewhere.
  const whole = claim.parts.map((part) => known.find((one) => isSaidIn(part, one)));
  const [first] = whole;
  if (first && whole.every(Boolean))
    return { ...claim, said: { source: first.said.source, factId: first.said.factId } };
  const today = isoOf(dayAt(setting.writtenAt, setting.timeZone));
  const isToday = claim.parts.every((part) => part.some((value) => isOnDay(value, today)));
  return { ...claim, said: isToday ? { source: "SCHEDULE" } : null };
}

function knownOf(said: Said, setting: Setting): Known {
  const writing = { ...setting, writtenAt: said.writtenAt ?? setting.writtenAt };
  const found = findClaims(said.text, writing, { loose: !said.strict }).flatMap(({ parts }) => parts);
  let words: Words | undefined;
  return {
    said,
    words: () => (words ??= wordsOf(said.text)),
    values: [...found, ...(said.values ?? [])],
    feasts: feastDaysIn(said.text, writing.writtenAt.getUTCFullYear()),
    days: daysIn(said.text, writing).map(({ said: days }) => days),
  };
}

function isSaidIn(part: readonly Value[], { values, days, feasts, words }: Known): boolean {
  return part.some(
    (value) =>
      values.some((readings) => readings.some((other) => isSame(value, other))) ||
      (value.is === "date" && days.some((span) => isWithin(value, span))) ||
      feasts.some((day) => isOnDay(value, day)) ||
      (value.is === "address" && isNamed(value, words())),
  );
}

/** Whether a date is that calendar day, yyyy-MM-dd. */
export function isOnDay(value: Value, day: string): boolean {
  if (value.is !== "date") return false;
  const [year, month, date] = day.split("-").map(Number);
  return value.date === date && (value.month ?? month) === month && (value.year ?? year) === year;
}

/** "Saturday" says "14 March" if that is the day. */
function isWithin(value: Value, { first, last }: { first: string; last: string }): boolean {
  for (let day = Date.parse(first), n = 0; day <= Date.parse(last) && n < 62; day += 86_400_000, n++)
    if (isOnDay(value, new Date(day).toISOString().slice(0, 10))) return true;
  return false;
}

function wordsOf(text: string): Words {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const written = [...new Set(plain.match(/[\p{L}\p{N}]+/gu) ?? [])];
  return { written, all: new Set([...written, ...written.map(nameOf)]) };
}

/** Whether a source names a street and its number, however it is written. */
function isNamed({ number, names }: Extract<Value, { is: "address" }>, { all, written }: Words): boolean {
  const isSaid = (name: string) =>
    all.has(name) || (name.length > 4 && written.some((word) => word.startsWith(name)));
  // "W Oak" is "West Oak": half of the names will do.
  return all.has(number) && names.some(isSaid) && names.filter(isSaid).length * 2 >= names.length;
}
