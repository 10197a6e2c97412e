import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { countryOfZone } from "@/lib/i18n/places";
import type { FoundClaim } from "./types";

/** More numbers are not looked at: the library takes its time. */
const MOST_PARSED = 200;
const PHONE =
  /(?<![\p{L}\d]|\d[ .,/-])(?:\+\(?|\()?\d(?:[ ()/.\u00a0\u202f-]{0,2}\d){6,15}(?![\d\p{L}]| \d)/gu;

/** Phone numbers as they are written in the zone's country, or with a country code. */
export function phonesIn(text: string, timeZone: string): FoundClaim[] {
  const code = countryOfZone(timeZone);
  const country: CountryCode | undefined = code && isSupportedCountry(code) ? code : undefined;
  let parsed = 0;
  return Array.from(text.matchAll(PHONE)).flatMap(({ 0: run, index: from }): FoundClaim[] => {
    // What follows behind a space may be another number: a house, an hour.
    for (let written = run; written.length > 6 && parsed < MOST_PARSED;) {
      parsed++;
      const number = parsePhoneNumberFromString(written, country);
      const isMarked = /^[+(0]/.test(written);
      const isNumber = number?.isValid() ? isMarked || written.length > 8 : isMarked && number?.isPossible();
      if (number && isNumber) {
        const value = { is: "phone" as const, number: number.number };
        return [{ from, to: from + written.length, kind: "PHONE", value }];
      }
      const shorter = written.replace(/ \d+$/, "");
      if (shorter === written) break;
      written = shorter;
    }
    return [];
  });
}
