import { LOCALES, type Locale } from "@/lib/i18n/locales";
import { LOCALE_OF_LANGUAGE, type Language } from "@/lib/posts/constants";

/** Fewer letters do not tell: names of products are of every language. */
const FEWEST_LETTERS = 60;
/** How sure the detector has to be, and how much surer than of the wanted language. */
const SURE = 0.3;
const SURER = 6;

/** Says of a text whether it is certainly in another language than this one. */
export type IsForeign = (text: string) => boolean;

const textOf = (text: string) => text.replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, " ");
const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/** A text without the sentences that somebody else has written. */
const without = (text: string, others: string) =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .filter((sentence) => !others.includes(sentence.replace(/^[^\p{L}\p{N}]+|[.!?…\s]+$/gu, "")))
    .join("\n");

/**
 * @param request what the owner wrote: its language is no foreign one
 * @param known what the owner has said of the business: a sentence that is taken from it as it stands was not written
 *   by the model
 */
export async function foreignTo(language: Language, request: string, known = ""): Promise<IsForeign> {
  // Loaded when it is needed: its profiles of the languages take 50 MB.
  const { detectAll } = await import("tinyld");
  const bestOf = (text: string) => {
    const found = detectAll(text, { only: [...LOCALES] });
    return {
      best: found[0],
      of: (locale: Locale) => found.find(({ lang }) => lang === locale)?.accuracy ?? 0,
    };
  };
  const wanted = LOCALE_OF_LANGUAGE[language];
  const isAsked = (lang: string) =>
    lettersIn(request) >= FEWEST_LETTERS / 3 && bestOf(textOf(request)).best?.lang === lang;
  return (written) => {
    const text = textOf(known ? without(written, known) : written);
    if (lettersIn(text) < FEWEST_LETTERS) return false;
    const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
    if (latin < lettersIn(text) / 2) return true;
    const { best, of } = bestOf(text);
    if (!best || best.lang === wanted) return false;
    return best.accuracy >= SURE && best.accuracy >= SURER * of(wanted) && !isAsked(best.lang);
  };
}
