import { PROMPT_LIMIT } from "@/lib/brand/facts/constants";
import { factsNotOver, inOrder } from "@/lib/brand/facts/rules";
import type { Fact, FactKind } from "@/lib/brand/facts/types";
import { LOCALE_OF_LANGUAGE, type Language } from "@/lib/posts/constants";
import { hoursInWords } from "./hours-in-words";
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

/** From and until a day, as each language says it. */
const SPANS: Record<Language, { from: (day: string) => string; until: (day: string) => string }> = {
  english: { from: (day) => `from ${day}`, until: (day) => `until ${day}` },
  german: { from: (day) => `ab ${day}`, until: (day) => `bis ${day}` },
  hungarian: { from: (day) => `ettől: ${day}`, until: (day) => `eddig: ${day}` },
  spanish: { from: (day) => `desde el ${day}`, until: (day) => `hasta el ${day}` },
  french: { from: (day) => `à partir du ${day}`, until: (day) => `jusqu'au ${day}` },
  portuguese: { from: (day) => `a partir de ${day}`, until: (day) => `até ${day}` },
  italian: { from: (day) => `da ${day}`, until: (day) => `fino a ${day}` },
};

function wordsOf({ kind, text, from, until }: Fact, { at, timeZone, language }: Reader): string {
  const locale = LOCALE_OF_LANGUAGE[language];
  const yearOf = (instant: Date) =>
    new Intl.DateTimeFormat("en", { year: "numeric", timeZone }).format(instant);
  const said = (instant: Date, time: boolean) =>
    new Intl.DateTimeFormat(locale, {
      ...{ weekday: "long", day: "numeric", month: "long", timeZone },
      ...(yearOf(instant) === yearOf(at) ? {} : { year: "numeric" }),
      ...(time ? { hour: "numeric", minute: "2-digit" } : {}),
    }).format(instant);
  const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone });
  const isMidnight = (instant: Date) => clock.format(instant) === "00:00";
  const spans = [];
  if (from !== null && new Date(from) > at) {
    const start = new Date(from);
    spans.push(SPANS[language].from(said(start, !isMidnight(start))));
  }
  if (until !== null) {
    const end = new Date(until);
    // Midnight belongs to the next day, which nobody would call its end.
    const last = isMidnight(end) ? said(new Date(end.getTime() - 1), false) : said(end, true);
    spans.push(SPANS[language].until(last));
  }
  const words = kind === "OPENING_HOURS" ? hoursInWords(flat(text), locale) : flat(text);
  const span = spans.join(", ");
  return words && span ? `${words} (${span})` : words || span || "yes";
}
