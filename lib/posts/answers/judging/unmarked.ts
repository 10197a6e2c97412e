import { type Asked, ownWords } from "../asked";
import type { Problem } from "./judge";
import { isSmall } from "../talk/read-talk";

/** A longer answer is a text, in UTF-16 units. */
const LONGEST = 320;
/** With fewer words, a request does not say what it is about. */
const FEWEST_SUBJECTS = 3;
/** Two forms of a word share this many letters. */
const STEM = 4;

/** The beginnings of the content words of a text. */
function subjectsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}|\p{Nd}+/gu) ?? [];
  const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").slice(0, STEM);
  return new Set(words.filter((word) => !isSmall(word)).map(plain));
}

const onlyAsks = (text: string) =>
  text.split(/(?<=[.!?…])\s+|\n+/).every((sentence) => !/\p{L}/u.test(sentence) || sentence.endsWith("?"));

/**
 * Judges a short answer without the requested marks. A model that refuses or asks back, in any words, sets no marks and
 * mentions nothing of the subject.
 * @returns "doubtful" if the answer mentions nothing of the request, whose language may be its own, but may be a post nevertheless
 */
export function problemOfUnmarked(content: string, asked: Asked): Problem | "doubtful" | null {
  if (content.length > LONGEST) return null;
  const own = ownWords(asked);
  const { subject } = asked;
  // A text in another language than its request shares figures and names with it.
  const subjects = subjectsOf(subject ?? own);
  const said = [...subjectsOf(content)];
  const shared = said.filter((word) => subjects.has(word)).length;
  // A post that asks its readers mentions the subject; a model that asks back wants to know something else.
  const asksReaders = shared > 0 && 2 * shared >= said.length;
  if (onlyAsks(content) && !asksReaders && !own.includes("?")) return "QUESTION";
  // Nothing of a request can be expected that gives no subject, or gives it in another language.
  if (shared > 0 || subjects.size === 0 || asked.isOfOtherLanguage) return null;
  return subject !== undefined && subjects.size >= FEWEST_SUBJECTS ? "REFUSAL" : "doubtful";
}
