/**
 * What is explicit in a text in any of the product's languages: days with a date, certain weekdays, clock times, prices,
 * percentages, phone numbers, links, and places that were to be filled in (`blanks`). By rule, in a time that grows with
 * the text, and silent in doubt. What it means for a post is computed by lib/posts/checking.
 */
import { phonesIn } from "./contacts";
import { linkClaimsIn } from "./links";
import { readFigures, without } from "./read-figures";
import type { Explicit } from "./types";

/** Everything that is explicit in a text. @param timeZone the business's, for phone numbers and orders of figures */
export function readExplicit(text: string, timeZone: string): Explicit {
  const links = linkClaimsIn(text);
  const rest = without(text, links);
  const { days, claims, blanks } = readFigures(rest, timeZone);
  const phones = phonesIn(without(rest, [...claims, ...blanks]), timeZone);
  return { days, claims: [...links, ...claims, ...phones].sort((a, b) => a.from - b.from), blanks };
}
