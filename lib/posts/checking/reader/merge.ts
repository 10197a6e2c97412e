import { apart, overlaps, withRead } from "@/lib/text/days/with-read";
import { readExplicit } from "@/lib/text/explicit/read";
import { readDays } from "@/lib/text/explicit/read-figures";
import type { FoundClaim, SaidDay } from "@/lib/text/explicit/types";
import { agree } from "../agree";
import type { TextReading } from "./types";

/** The days of a text: the explicit ones that a model does not call idle, and those that it alone found. */
export const daysRead = (text: string, timeZone: string, reading: TextReading | null): SaidDay[] =>
  withRead(readDays(text, timeZone), reading, text.length);

/** The claims of a text: all that are explicit, and those that a model alone found, with the dates of its days. */
export function claimsRead(text: string, timeZone: string, reading: TextReading | null): FoundClaim[] {
  const explicit = readExplicit(text, timeZone).claims;
  const dates = (reading?.days ?? []).flatMap(({ from, to, date, last }): FoundClaim[] =>
    date && !last ? [{ from, to, kind: "DATE", value: { is: "date", ...date }, read: true }] : [],
  );
  const completed = explicit.map((claim) => {
    const same = (one: FoundClaim) => !one.read && overlaps(one, claim) && agree(one.value, claim.value);
    return { ...claim, value: reading?.claims.find(same)?.value ?? claim.value };
  });
  return [...completed, ...apart([...(reading?.claims ?? []), ...dates], explicit)].sort(
    (a, b) => a.from - b.from,
  );
}
