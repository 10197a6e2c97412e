import type { Actor } from "@/lib/auth/actor";
import type { Language } from "@/lib/posts/constants";
import { detectLanguage } from "@/lib/posts/drafting/detect-language";

/** Fewer words do not tell: "New walnut rolls" is taken for Hungarian. */
const FEWEST_WORDS = 6;

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/**
 * The language in which a week is planned: the language of its brief and the previous posts, where those are long
 * enough, or else its owner's.
 */
export async function languageOf(actor: Actor, brief: string, posted: readonly string[]): Promise<Language> {
  const sample = wordsIn(brief) >= FEWEST_WORDS ? brief : [brief, ...posted].join("\n");
  return detectLanguage(wordsIn(sample) >= FEWEST_WORDS ? sample : "", actor.locale);
}
