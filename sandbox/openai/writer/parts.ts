import type { Brief } from "./brief";
import type { LanguageLibrary } from "../languages/types";
import { pick, shuffled } from "../random";
import { guessLanguage } from "./language-of";
import { opening } from "./key-phrases";
import { capitalised } from "./words";
import { fill, quotedIfForeign } from "./slots";

/** The sentences that speak of the owner: each list in the order in which they are wanted. */
export interface OwnerParts {
  readonly audience: string[];
  readonly business: string[];
  readonly signature: string | null;
}

/** How often the business is named, by emphasis (0 to 100) and length. */
export function mentionsFor(weight: number, words: Brief["words"]): number {
  const long = words === 300;
  if (weight <= 20) return 0;
  if (weight <= 40) return 1;
  if (weight <= 60) return long ? 2 : 1;
  if (weight <= 80) return long ? 3 : 2;
  return words === 50 ? 2 : long ? 5 : 3;
}

/** Words that one text of the profile may take up. */
const fieldLimit = { 50: 5, 150: 11, 300: 20 } as const;
/** The same in another language than the reply: enough to know it again. */
const foreignFieldLimit = { 50: 4, 150: 6, 300: 8 } as const;

/** The language of a text of the owner; a text too short to tell follows the others, and then the reply. */
export function languageOfText(text: string, brief: Brief): LanguageLibrary {
  const everything = [brief.description, brief.about, brief.audience, brief.pains].join(". ");
  return guessLanguage(text) ?? guessLanguage(everything) ?? brief.language;
}

/** Sentences from the brand profile, as many as emphasis and length allow. */
export function ownerParts(brief: Brief, random: () => number): OwnerParts {
  const { language, weight, words } = brief;
  const slot = (text: string) => {
    const own = languageOfText(text, brief);
    const limit = (own === language ? fieldLimit : foreignFieldLimit)[words];
    return quotedIfForeign(capitalised(opening(text, limit, own.code)), language, own !== language);
  };
  const audience: string[] = [];
  const foreign = languageOfText(brief.audience, brief) !== language;
  if (brief.audience && weight > (words === 50 ? 80 : 20) && !(words === 50 && foreign))
    audience.push(fill(pick(language.audience, random), { audience: slot(brief.audience) }));
  if (brief.pains && words !== 50 && weight > (words === 300 ? 40 : 60))
    audience.push(fill(pick(language.pains, random), { pain: slot(brief.pains) }));

  const mentions = brief.business ? mentionsFor(weight, words) : 0;
  const signed =
    mentions > 1 || (mentions === 1 && words === 50) || (mentions > 0 && brief.format === "email");
  const choice = shuffled(language.business, random);
  if (words === 50) choice.sort((a, b) => a.length - b.length);
  const sentences = choice.slice(0, mentions - (signed ? 1 : 0));
  const business = sentences.map((sentence) => fill(sentence, { business: brief.business }));
  if (brief.about && words !== 50 && weight > (words === 300 ? 60 : 80))
    business.push(fill(pick(language.about, random), { about: slot(brief.about) }));
  return {
    audience,
    business,
    signature: signed ? fill(language.signature, { business: brief.business }) : null,
  };
}
