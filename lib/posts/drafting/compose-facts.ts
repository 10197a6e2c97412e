import { PROMPT_LIMIT } from "@/lib/brand/facts/constants";
import { factsNotOver, inOrder } from "@/lib/brand/facts/rules";
import type { Fact, FactKind } from "@/lib/brand/facts/types";
import { LOCALE_OF_LANGUAGE, type Language } from "@/lib/posts/constants";
import { flat, line } from "./prompt-lines";

/** What is added to a prompt's instructions where it has facts. */
export const ABOUT_FACTS =
  "Fact lines say what is true of the business, some of it from or until a day. Contradict none of them, offer nothing that is sold out, and announce nothing for a time at which it is over. Where you use an offer that has an end, name the end. Leave out facts that do not belong to the subject.";

const LABELS: Record<FactKind, string> = {
  SOLD_OUT: "Sold out",
  CLOSED: "Closed",
  ILL: "Illness at the business",
  WEATHER: "Weather",
  OPENING_HOURS: "Opening hours",
  ADDRESS: "Address",
  PHONE: "Phone",
  WEB: "Website",
  OFFER: "Offer",
  PRICE: "Price",
  OTHER: "Also true",
};

type Reader = {
  /** When the post goes out, as far as that is known: facts that are over by then are left out. */
  at: Date;
  timeZone: string;
  language: Language;
  /** Characters of all lines together. */
  most?: number;
};

/** The facts as labelled lines of a prompt, as many as their limit allows. Pure. */
export function factLines(facts: readonly Fact[], reader: Reader): string[] {
  const lines: string[] = [];
  let left = reader.most ?? PROMPT_LIMIT;
  for (const fact of inOrder(factsNotOver(facts, reader.at))) {
    const next = line(`Fact ${lines.length + 1}`, [LABELS[fact.kind], wordsOf(fact, reader)].join(": "));
    if (next.length > left) continue;
    left -= next.length;
    lines.push(next);
  }
  return lines;
}

function wordsOf({ text, from, until }: Fact, { at, timeZone, language }: Reader): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALE_OF_LANGUAGE[language], { ...options, timeZone }).format;
  const day = format({ dateStyle: "long" });
  const moment = format({ dateStyle: "long", timeStyle: "short" });
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
  const isMidnight = (instant: Date) => clock.format(instant) === "00:00";
  const spans = [];
  if (from !== null && new Date(from) > at) {
    const start = new Date(from);
    spans.push(`from ${isMidnight(start) ? day(start) : moment(start)}`);
  }
  if (until !== null) {
    const end = new Date(until);
    // Midnight belongs to the next day, which nobody would call its end.
    spans.push(`until ${isMidnight(end) ? day(new Date(end.getTime() - 1)) : moment(end)}`);
  }
  const words = flat(text);
  const span = spans.join(", ");
  return words && span ? `${words} (${span})` : words || span || "yes";
}
