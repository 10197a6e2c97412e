import { apart, overlaps } from "@/lib/text/days/with-read";
import { readExplicit } from "@/lib/text/explicit/read";
import type { FoundClaim } from "@/lib/text/explicit/types";
import { agree } from "../agree";
import type { TextReading } from "./types";

/** The claims of a text: all explicit ones, and those the model alone found, including the dates of its days. */
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
