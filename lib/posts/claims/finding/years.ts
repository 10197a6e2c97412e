import type { Token } from "@/lib/days/text/tokens";
import type { Value } from "../types";
import { isInside } from "./figures";
import { type Finder, isFree } from "./scan";

/** 1800 to 2099. */
export const isYearNumber = (token: Token) => /^(?:1[89]|20)\d\d$/.test(token.text);

const SINCE = new Set(
  "since,seit,depuis,desde,dal,established,est,founded,gegründet,fondée,fondé,fundada,fundado,fondata,fondato,anno,in,en,em,nel,im,jahr,année,año,ano,from".split(
    ",",
  ),
);
const AFTER_YEAR = /^(?:óta|ben|ban|től|tól|évben|év)$/;

/** "since 1987", "2001 óta", "opened in 1998": a past year that the sentence refers to. */
export const findYear: Finder = (scan, at) => {
  const { tokens, reading } = scan;
  const token = tokens[at];
  if (
    !token ||
    token.to - token.from !== 4 ||
    !isYearNumber(token) ||
    isInside(tokens, at) ||
    !isFree(scan, at, at + 1)
  )
    return null;
  const year = Number(token.text);
  const thisYear = new Date(reading.written * 86_400_000).getUTCFullYear();
  if (year >= thisYear) return null;
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const value: Value = { is: "year", year };
  if (before?.kind === "word" && SINCE.has(before.text))
    return { start: at - 1, end: at + 1, kind: "DATE", parts: [[value]] };
  if (next?.kind === "word" && AFTER_YEAR.test(next.text))
    return { start: at, end: at + 2, kind: "DATE", parts: [[value]] };
  return null;
};
