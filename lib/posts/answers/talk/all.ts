import type { Locale } from "@/lib/i18n/locales";
import { german } from "./de";
import { english } from "./en";
import { spanish } from "./es";
import { french } from "./fr";
import { hungarian } from "./hu";
import { italian } from "./it";
import { portuguese } from "./pt";
import type { TalkWords } from "./types";

/** A model may speak another language than its text does: all of them are looked for. */
export const TALK: Record<Locale, TalkWords> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hu: hungarian,
  pt: portuguese,
  it: italian,
};
