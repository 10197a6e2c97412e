import { LANGUAGES } from "../languages/all";
import type { LanguageLibrary } from "../languages/types";

const commonWords = new Map(LANGUAGES.map((library) => [library, new Set(library.commonWords.split(" "))]));
const letters: Partial<Record<LanguageLibrary["code"], RegExp>> = {
  hu: /[őűŐŰ]/g,
  de: /[äßÄ]/g,
  es: /[ñ¿¡]/g,
  pt: /[ãõ]/g,
  fr: /[èêçœ]/g,
  it: /[ìò]/g,
};

/** The language whose frequent words and own letters a text holds most of, or null when it shows nothing. */
export function guessLanguage(text: string): LanguageLibrary | null {
  const words = text.toLowerCase().split(/[^\p{L}’']+/u);
  let best: LanguageLibrary | null = null;
  let most = 0;
  for (const library of LANGUAGES) {
    const own = text.match(letters[library.code] ?? /(?!)/g)?.length ?? 0;
    const score = words.filter((word) => commonWords.get(library)?.has(word)).length + own * 2;
    if (score > most) [best, most] = [library, score];
  }
  return best;
}
