/**
 * What is explicit in a text in any of the product's languages: days with a date, certain weekdays, clock times, prices,
 * percentages, phone numbers, links, and places that were to be filled in. By rule, in the browser too, in a time that
 * grows with the text, and silent in doubt. What it means for a post is computed by lib/posts/checking.
 */
import { amountsIn } from "./amounts";
import { clocksOfLine } from "./clocks";
import { phonesIn } from "./contacts";
import { daysOfLine } from "./days";
import { fold, grammars, linesOf } from "./grammar";
import { linkClaimsIn } from "./links";
import type { Explicit, FoundClaim, Place, SaidDay } from "./types";

/** "[your address]", "{phone}", "XXX", "XX €", "____"; not "[1]", and not the words of a link, "[menu](https://…)". */
const BLANK =
  /\[(?=[^\][\n]{0,60}\p{L}{2})[^\][\n]{1,60}\](?!\()|\{\{?[^{}\n]{1,60}\}\}?|(?<![\p{L}\d])X{3,20}(?:-X{2,20})*(?![\p{L}\d])|(?<![\p{L}\d])XX(?= ?[€$£%])|_{4,40}/gu;

/** Everything that is explicit in a text. @param timeZone the business's, for phone numbers and orders of figures */
export function readExplicit(text: string, timeZone: string): Explicit {
  const taken = new Uint8Array(text.length);
  const isFree = (from: number, to: number) => !taken.subarray(from, to).includes(1);
  const take = <P extends Place>(places: P[]): P[] => {
    const free = places.filter(({ from, to }) => isFree(from, to));
    for (const { from, to } of free) taken.fill(1, from, to);
    return free;
  };
  const folded = fold(text);
  const blanks = take(blanksIn(text, folded));
  const claims: FoundClaim[] = take(linkClaimsIn(text));
  const lines = linesOf(text);
  const within = (start: number) => (from: number, to: number) => isFree(start + from, start + to);
  const clocks = lines.map((line) => take(clocksOfLine(line, within(line.from))));
  claims.push(...take(amountsIn(text, timeZone)));
  const days: SaidDay[] = [];
  lines.forEach((line, at) => {
    const singles = (clocks[at] ?? [])
      .filter(({ single, value }) => single && !value.role)
      .map(({ from }) => from - line.from);
    const found = daysOfLine(line, within(line.from), new Set(singles), timeZone);
    days.push(...found.days);
    const dates = found.claims.map((claim) => ({
      ...claim,
      from: claim.from + line.from,
      to: claim.to + line.from,
    }));
    take(dates);
    claims.push(...dates);
  });
  const times = clocks.flat().map(({ from, to, value }): FoundClaim => ({ from, to, kind: "TIME", value }));
  claims.push(...times, ...take(phonesIn(text, timeZone, isFree)));
  return { days, claims: claims.sort((a, b) => a.from - b.from), blanks };
}

function blanksIn(text: string, folded: string): Place[] {
  const marked = Array.from(text.matchAll(BLANK));
  const said = grammars().flatMap(({ blank }) => Array.from(folded.matchAll(blank)));
  return [...marked, ...said]
    .map(({ 0: all, index }) => ({ from: index, to: index + all.length }))
    .sort((a, b) => a.from - b.from);
}
