import type { Brief } from "./brief";
import type { LanguageCode } from "../languages/types";
import { isFunctionWord } from "./function-words";
import type { KeyPhrases } from "./key-phrases";
import { capitalised } from "./words";

const joined = (text: string) =>
  text
    .split(/[^\p{L}\p{N}]+/u)
    .map(capitalised)
    .join("");

/** Words that say little on their own, in any of the languages. */
const WEAK =
  /^(?:available|second|first|great|start(?:s|ing)?|opens?|opening|order|please|until|every|nouve(?:au|lle)|disponibles?|nueva?|neue[nrs]?|nuov[oae]|nov[oa]|második|minden|elérhető|második|verfügbar|disponível|disponibile|students?)$/i;
/** Endings of Hungarian verbs and cases: such a word is no tag by itself. */
const BENT =
  /(?:j[uü]k|[uüoöe]nk|[uü]nket|b[ae]n|b[óő]l|v[ae]l|kal|kel|nak|nek|r[ae]|ért|ig|kor|[aeo]n|ön|[aeéoöóőáuü]t)$/;

const isKeyWord = (word: string, code: LanguageCode) =>
  word.length > 3 && !isFunctionWord(word, code) && !WEAK.test(word) && !(code === "hu" && BENT.test(word));

/** Three to five hashtags: the business (unless it is to stay in the background), key words, the industry. */
export function hashtagsFor(brief: Brief, phrases: KeyPhrases, code: LanguageCode): string[] {
  const subject = [phrases.topic, ...phrases.details].join(" ").split(/[^\p{L}]+/u);
  const keyWords = subject.filter((word) => isKeyWord(word, code)).map(joined);
  const business = brief.weight > 20 && /\p{L}/u.test(brief.business) ? [joined(brief.business)] : [];
  const { general, ...byIndustry } = brief.language.tags;
  const wanted = [...business, ...keyWords.slice(0, 2), byIndustry[brief.industry], ...general];
  const unique = wanted.filter(
    (tag, i) => wanted.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === i,
  );
  return unique.slice(0, brief.words === 50 ? 3 : 4).map((tag) => `#${tag}`);
}
