/**
 * What a text claims, by rule and in the product's seven languages: prices, percentages, numbers with a unit, times,
 * dates, phone numbers, addresses and links. Built on the finders that guard rewriting and that find days.
 */
import { dayAt } from "@/lib/days/calendar";
import { type Reading, readingOf } from "@/lib/days/text/reading";
import { HALVES, NAMED_TIMES } from "./finding/word-clock";
import { findDates } from "./finding/dates";

import { isInside } from "./finding/figures";
import { findLinks } from "./finding/links";

import { findPhone } from "./finding/phones";
import { findAddress } from "./finding/places";
import { findBounded } from "./finding/bare-counts";
import { findCount } from "./finding/counts";
import { HALF_WORDS, findMeasure } from "./finding/measures";
import { findNumber } from "./finding/numbers";
import { findOffer } from "./finding/offers";
import { HALF_PRICES, findPercent } from "./finding/percents";
import { NOTES, findBarePrice, findMoney } from "./finding/prices";
import { findIdioms } from "./finding/words/idioms";
import { meaningsOf } from "./finding/words/number-words";
import { findYear } from "./finding/years";
import type { Finder, Match, Scan } from "./finding/scan";
import { findTime } from "./finding/times";
import type { FoundClaim, Setting } from "./types";

/** A text is read in pieces of about so many characters, and so many tokens in all: it bounds the time of any text. */
const PIECE = 4_000;
const MOST_TOKENS = 16_000;
/** The most places that are examined in one text. */
const MOST_SEEDS = 500;
/** Claims of one text; no post makes more. */
const MOST_CLAIMS = 200;

/** In the order in which they are looked for: a place belongs to the first finder that matches. */
const BEFORE_DATES: readonly Finder[] = [findAddress, findPercent, findMoney];
const FINDERS: readonly Finder[] = [
  findPhone,
  findOffer,
  findTime,
  findMeasure,
  findCount,
  findYear,
  findBounded,
  findBarePrice,
];

type Reach = { /** An owner's own words are read more leniently. */ loose?: boolean };

/** The claims of a text, in their order. Claims do not overlap. */
export function findClaims(text: string, setting: Setting, { loose = false }: Reach = {}): FoundClaim[] {
  const found: FoundClaim[] = [];
  let left = { tokens: MOST_TOKENS, seeds: MOST_SEEDS };
  for (let from = 0; from < text.length && left.tokens > 0 && left.seeds > 0 && found.length < MOST_CLAIMS;) {
    const to = endOfPiece(text, from);
    const piece = text.slice(from, to);
    const scan = scanOf(loose ? titled(piece) : piece, setting, { loose, mostSeeds: left.seeds });
    left = { tokens: left.tokens - scan.tokens.length, seeds: left.seeds - scan.seeds.length };
    for (const claim of claimsOf(scan, piece))
      found.push({ ...claim, from: claim.from + from, to: claim.to + from });
    from = to;
  }
  return found.slice(0, MOST_CLAIMS);
}

/** Owners type in small letters what has a capital: "20 june", "14 mill lane". */
const titled = (text: string) =>
  text.replace(/(?<![\p{L}\p{M}\p{N}'’])[a-z]/gu, (letter) => letter.toUpperCase());

/** Pieces end at a line's end, or else at a blank. */
function endOfPiece(text: string, from: number): number {
  const to = from + PIECE;
  if (to >= text.length) return text.length;
  const line = text.lastIndexOf("\n", to);
  if (line > from + PIECE / 2) return line + 1;
  const blank = text.lastIndexOf(" ", to);
  return blank > from + PIECE / 2 ? blank + 1 : to;
}

type Bounds = { loose: boolean; mostSeeds: number };

function scanOf(text: string, setting: Setting, { loose, mostSeeds }: Bounds): Scan {
  const reading: Reading = readingOf(text, dayAt(setting.writtenAt, setting.timeZone), setting.timeZone);
  const { tokens } = reading;
  const seeds = tokens.flatMap(({ kind, plain }, at) =>
    (kind === "number" && !isInside(tokens, at)) || (kind === "word" && isNumberWord(plain)) ? [at] : [],
  );
  return {
    text,
    tokens,
    seeds: seeds.slice(0, mostSeeds),
    reading,
    setting,
    loose,
    taken: new Uint8Array(tokens.length),
  };
}

const isNumberWord = (plain: string) =>
  meaningsOf(plain).length > 0 ||
  NAMED_TIMES.has(plain) ||
  HALVES.has(plain) ||
  HALF_WORDS.has(plain) ||
  HALF_PRICES.has(plain) ||
  NOTES.has(plain) ||
  /^.{2,12}(?:kor|tol|ig)$/.test(plain);

function claimsOf(scan: Scan, text: string): FoundClaim[] {
  const { tokens } = scan;
  const found: FoundClaim[] = [];
  if (scan.seeds.length > 0 || text.includes(".") || text.includes("@")) {
    const links = findLinks(text);
    found.push(...links);
    for (const place of links) takePlace(scan, place);
  }
  for (const place of findIdioms(text)) takePlace(scan, place);
  const matches: Match[] = [];
  const keep = (match: Match) => {
    scan.taken.fill(1, match.start, match.end);
    matches.push(match);
  };
  const lookFor = (finders: readonly Finder[]) => {
    for (const finder of finders)
      for (const at of scan.seeds) {
        const match = scan.taken[at] ? null : finder(scan, at);
        if (match) keep(match);
      }
  };
  // In an owner's own words a street is searched for literally (hold-claims.ts), however it is written.
  lookFor(scan.loose ? BEFORE_DATES.slice(1) : BEFORE_DATES);
  findDates(scan).forEach(keep);
  lookFor(FINDERS);
  if (scan.loose) lookFor([findNumber]);
  for (const { start, end, kind, parts } of matches)
    found.push({ from: tokens[start]?.from ?? 0, to: tokens[end - 1]?.to ?? 0, kind, parts });
  return found.sort((a, b) => a.from - b.from);
}

function takePlace({ tokens, taken }: Scan, { from, to }: { from: number; to: number }): void {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.to ?? 0) <= from) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < tokens.length && (tokens[at]?.from ?? 0) < to; at++) taken[at] = 1;
}
