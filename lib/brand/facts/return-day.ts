/** The day from which somebody who is away is there again: "Back on Thursday". */
import { daysIn } from "@/lib/text/days/mentions";
import type { Writing } from "@/lib/text/days/types";

type Words = {
  /** Says that somebody is there again. */
  again: RegExp;
  /** What stands between it and the day. */
  between: RegExp;
  /** "until" of that language, before a day and behind it. */
  until: (day: string) => string;
};

const HUNGARIAN_DAYS =
  /(hétfő|kedd|szerd[aá]|csütörtök|péntek|szombat|vasárnap)(?:t[őó]l|[eöo]?n)?(?!\p{L})/giu;
const HUNGARIAN_DATES = /(\d)\.?-?(?:j?[áé]n|j?[áéie]?t[őó]l)(?!\p{L})/giu;

const WORDS: readonly Words[] = [
  {
    again: /\b(?:back|reopen(?:s|ing)?|open again|return(?:s|ing)?)\b/i,
    between: /\b(?:we|i|are|am|is|will be|again|on|from|we['’](?:re|ll be)|i['’]m)\b/gi,
    until: (day) => `until ${day}`,
  },
  {
    again: /\b(?:wieder(?: da| hier| geöffnet| offen| für (?:Sie|euch) da)?|zurück)(?!\p{L})/iu,
    between: /\b(?:wir|ich|sind|bin|ab|am|ist|da|dann)\b/gi,
    until: (day) => `bis ${day}`,
  },
  {
    again: /(?<!\p{L})(?:újra|ismét|megint|visszajöv\p{L}+|visszatér\p{L}*|nyitunk)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:itt|vagyunk|vagyok|leszünk|leszek|nyitva|jövünk|jövök|már)(?!\p{L})/giu,
    until: (day) =>
      `${day
        .replace(HUNGARIAN_DAYS, (_, name: string) => `${name.replace(/a$/, "á")}ig`)
        .replace(HUNGARIAN_DATES, "$1-ig")} zárva`,
  },
  {
    again: /(?<!\p{L})(?:de retour|à nouveau|de nouveau|rouvr\p{L}+|reven\p{L}+)(?!\p{L})/iu,
    between:
      /(?<!\p{L})(?:nous|je|sommes|serons|suis|serai|là|ouvert|dès|à partir de?|le(?= \d))(?!\p{L})/giu,
    until: (day) => `jusqu’à ${day}`,
  },
  {
    again: /(?<!\p{L})(?:de vuelta|de nuevo|otra vez|volv\p{L}+|reabr\p{L}+)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:estamos|estaré|estoy|estaremos|abiertos?|a partir del?|desde|el)(?!\p{L})/giu,
    until: (day) => `hasta el ${day}`,
  },
  {
    again: /(?<!\p{L})(?:di nuovo|torn\p{L}+|riapr\p{L}+|rientr\p{L}+)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:siamo|sono|saremo|aperti|da|il)(?!\p{L})/giu,
    until: (day) => `fino a ${day}`,
  },
  {
    again: /(?<!\p{L})(?:de volta|de novo|volt\p{L}+|reabr\p{L}+)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:estamos|estarei|estou|estaremos|abertos?|a partir de|na|no|em)(?!\p{L})/giu,
    until: (day) => `até ${day}`,
  },
];

/** The day of return that a text names, yyyy-MM-dd: its clause is read as if it said until when. Null for none. */
export function returnDay(text: string, writing: Writing): string | null {
  for (const clause of text.split(/[:;!?\n]|(?<!\d)\./))
    for (const { again, between, until } of WORDS) {
      if (!again.test(clause)) continue;
      const day = clause.replace(again, " ").replace(between, " ").replace(/\s+/g, " ").trim();
      const found = daysIn(until(day), writing).find(({ kind }) => kind === "until");
      if (found) return found.said.first;
    }
  return null;
}
