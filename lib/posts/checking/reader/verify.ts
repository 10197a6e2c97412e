/** Only what our code can verify in the text is accepted from a model's answer. */
import { overlaps } from "@/lib/text/days/with-read";
import { AMOUNT, amountOf } from "@/lib/text/explicit/amounts";
import { fold } from "@/lib/text/explicit/grammar";
import { readExplicit } from "@/lib/text/explicit/read";
import type { Explicit, FoundClaim, Place, Value } from "@/lib/text/explicit/types";
import { agree } from "../agree";
import type { Answer, AnsweredClaim } from "./answer";

import type { TextReading } from "./types";
import { verifiedDay } from "./verify-day";

/** A longer quote cannot dismiss a day: it may span several. */
const LONGEST_DAY = 60;

/** Keeps the finds that stand word for word in the text, agree with its explicit reading, and have a valid value. */
export function verified(answer: Answer, text: string, timeZone: string): TextReading {
  const explicit = readExplicit(text, timeZone);
  const placed = placesIn(text);
  const reading: TextReading = { days: [], idle: [], claims: [] };
  for (const claim of answer.claims) {
    const place = placed(claim.quote);
    const found = place && verifiedClaim(claim, place, explicit, timeZone);
    if (found) reading.claims.push(found);
  }
  for (const day of answer.days) {
    const place = placed(day.quote);
    if (!place) continue;
    const met = explicit.days.filter((one) => overlaps(one, place));
    const isIdle = day.is !== "day" && day.is !== "feast";
    if (isIdle && met.length === 1 && day.quote.length <= LONGEST_DAY) reading.idle.push(place);
    const found = isIdle || met.length > 0 ? null : verifiedDay(day, place, explicit, timeZone);
    if (found) reading.days.push(found);
  }
  return reading;
}

/** Locates quotes as whole words and numbers, without splitting surrogate pairs; a repeated quote at its next place. */
function placesIn(text: string): (quote: string) => Place | null {
  const next = new Map<string, number>();
  const isPart = (two: string) => /^(?:[\p{L}\p{N}]{2}|[\u{10000}-\u{10FFFF}])$/u.test(two);
  return (quote) => {
    for (let at = next.get(quote) ?? 0; (at = text.indexOf(quote, at)) >= 0; at++) {
      const to = at + quote.length;
      next.set(quote, to);
      if (!isPart(text.slice(Math.max(0, at - 1), at + 1)) && !isPart(text.slice(to - 1, to + 1)))
        return { from: at, to };
    }
    return null;
  };
}

function verifiedClaim(
  claim: AnsweredClaim,
  place: Place,
  explicit: Explicit,
  timeZone: string,
): FoundClaim | null {
  const value = valueOfClaim(claim, timeZone);
  if (!value) return null;
  const { kind, quote } = claim;
  const met = explicit.claims.filter((one) => overlaps(one, place));
  const known = met.length > 0 ? met : readExplicit(quote, timeZone).claims;
  const same = known.find((one) => one.kind === kind && agree(value, one.value));
  if (known.length > 0) return same ? { ...place, kind, value: completed(same.value, value) } : null;
  return { ...place, kind, value, read: true };
}

/** The explicit value, completed by the currency or half of the day that the model adds. */
function completed(explicit: Value, read: Value): Value {
  if (explicit.is === "money" && read.is === "money") return { ...read, ...explicit };
  if (explicit.is !== "time" || read.is !== "time" || !explicit.open) return explicit;
  return { is: "time", minute: read.minute, ...(explicit.role && { role: explicit.role }) };
}

/** Normalises a claim's value; null unless it accounts for every figure in the quote. */
function valueOfClaim({ kind, quote, ...said }: AnsweredClaim, timeZone: string): Value | null {
  const figures = figuresOf(quote);
  const amount = said.amount ?? -1;
  const isAmount = amount >= 0 && (figures.length === 0 || (figures.length === 1 && figures[0] === amount));
  switch (kind) {
    case "PRICE": {
      const currency = /^[A-Z]{3}$/.exec(said.currency?.toUpperCase() ?? "")?.[0];
      return isAmount ? { is: "money", amount, ...(currency && { currency }) } : null;
    }
    case "PERCENT":
      return isAmount && amount <= 100 ? { is: "percent", amount } : null;
    case "NUMBER":
      return isAmount ? { is: "number", amount } : null;
    case "TIME": {
      const { hour, minute } = { hour: said.hour ?? -1, minute: said.minute ?? 0 };
      const isTime = [hour, minute].every(Number.isInteger) && hour >= 0 && hour < 24 && minute < 60;
      const isSaid = figures.every((one) =>
        [hour, hour - 12, hour + 24 * Number(hour === 0), minute].includes(one),
      );
      return isTime && isSaid
        ? { is: "time", minute: hour * 60 + minute, ...(said.role && { role: said.role }) }
        : null;
    }
    case "ADDRESS": {
      const words = fold(quote).match(/\p{L}{3,}/gu) ?? [];
      const house = /\d+/.exec(quote)?.[0];
      return house && words.length > 0 ? { is: "address", house, words: words.slice(0, 8) } : null;
    }
    // Phones and links must be recognised by the explicit reader.
    default:
      return readExplicit(quote, timeZone).claims.find((one) => one.kind === kind)?.value ?? null;
  }
}

const figuresOf = (quote: string) => (quote.match(new RegExp(AMOUNT, "g")) ?? []).map(amountOf);
