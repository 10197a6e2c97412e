import type { Value } from "../types";
import { type Amount, amountsAt } from "./amounts";
import { type Finder, isFree } from "./scan";

/** In an owner's own words: a number without a unit. */
export const findNumber: Finder = (scan, at) => {
  const { tokens } = scan;
  const [figure]: readonly Amount[] = amountsAt(scan, at);
  if (!figure || !isFree(scan, at, figure.end)) return null;
  // "ein" and "un" are articles.
  if (tokens[at]?.kind === "word" && figure.amount < 2) return null;
  const parts: Value[][] = [[{ is: "number", amount: figure.amount }]];
  const minutes = Math.round((figure.amount % 1) * 100);
  if (figure.decimals === 2 && figure.amount < 25 && minutes < 60)
    parts[0]?.push({ is: "time", minute: Math.floor(figure.amount) * 60 + minutes, form: "open" });
  return { start: at, end: figure.end, kind: "NUMBER", parts };
};
