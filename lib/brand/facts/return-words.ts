/** The words by which somebody says that they are there again, in each language. */
import type { Locale } from "@/lib/i18n/locales";

type Words = {
  /** Says that somebody is there again. */
  again: RegExp;
  /** What stands between it and the day. */
  between: RegExp;
  /** "until" of that language, before a day or at its end. */
  until: (day: string) => string;
};

/** What may stand behind the day of a return: its hour, and who is glad of it. */
export const BESIDE_DAY =
  /^(?:[^\p{L}]|(?<!\p{L})(?:at|from|um|ab|uhr|[ap]m|h|morning|früh|zárva|órától|órakor|à|dès|heures?|a las?|alle|dalle|ore|às|as usual|wie gewohnt|for you|für (?:sie|euch|dich)(?: da)?)(?!\p{L}))*$/iu;

const HUNGARIAN_DAYS =
  /(hétfő|kedd|szerd[aá]|csütörtök|péntek|szombat|vasárnap)(?:t[őó]l|[eöo]?n)?(?!\p{L})/giu;
const HUNGARIAN_DATES = /(\d)\.?-?(?:j?[áé]n|j?[áéie]?t[őó]l)(?!\p{L})/giu;

const BY_LOCALE: Record<Locale, Words> = {
  en: {
    again: /\b(?:back|reopen(?:s|ing)?|open again|return(?:s|ing)?)\b/i,
    between: /\b(?:we|i|are|am|is|will be|again|on|from|we['’](?:re|ll be)|i['’]m)\b/gi,
    until: (day) => `until ${day}`,
  },
  de: {
    again: /\b(?:wieder(?: da| hier| geöffnet| offen| für (?:Sie|euch) da)?|zurück)(?!\p{L})/iu,
    between: /\b(?:wir|ich|sind|bin|haben|habe|ab|am|ist|da|dann)\b/gi,
    until: (day) => `bis ${day}`,
  },
  hu: {
    again: /(?<!\p{L})(?:újra|ismét|megint|visszajöv\p{L}+|visszatér\p{L}*|nyitunk)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:itt|vagyunk|vagyok|leszünk|leszek|nyitva|jövünk|jövök|már)(?!\p{L})/giu,
    until: (day) =>
      `${day
        .replace(HUNGARIAN_DAYS, (_, name: string) => `${name.replace(/a$/, "á")}ig`)
        .replace(HUNGARIAN_DATES, "$1-ig")} zárva`,
  },
  fr: {
    again: /(?<!\p{L})(?:de retour|à nouveau|de nouveau|rouvr\p{L}+|reven\p{L}+)(?!\p{L})/iu,
    between:
      /(?<!\p{L})(?:nous|je|sommes|serons|suis|serai|là|ouvert|dès|à partir de?|le(?= \d))(?!\p{L})/giu,
    until: (day) => `jusqu’à ${day}`,
  },
  es: {
    again: /(?<!\p{L})(?:de vuelta|de nuevo|otra vez|volv\p{L}+|reabr\p{L}+)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:estamos|estaré|estoy|estaremos|abiertos?|a partir del?|desde|el)(?!\p{L})/giu,
    until: (day) => `hasta el ${day}`,
  },
  it: {
    again: /(?<!\p{L})(?:di nuovo|torn\p{L}+|riapr\p{L}+|rientr\p{L}+)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:siamo|sono|saremo|aperti|da|il)(?!\p{L})/giu,
    until: (day) => `fino a ${day}`,
  },
  pt: {
    again: /(?<!\p{L})(?:de volta|de novo|volt\p{L}+|reabr\p{L}+)(?!\p{L})/iu,
    between: /(?<!\p{L})(?:estamos|estarei|estou|estaremos|abertos?|a partir de|na|no|em)(?!\p{L})/giu,
    until: (day) => `até ${day}`,
  },
};

export const RETURNS: readonly Words[] = Object.values(BY_LOCALE);
