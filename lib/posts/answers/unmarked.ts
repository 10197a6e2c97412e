import { type Asked, ownWords } from "./asked";
import type { Problem } from "./judge";
import { isSmall } from "./talk/read-talk";

/** A longer answer has something to say. */
const LONGEST = 320;
/** Fewer words of a request do not tell what it is about. */
const FEWEST_SUBJECTS = 3;
/** Letters by which two forms of a word are known as one. */
const STEM = 4;

/** The words of a text that have a subject, by their beginnings. */
function subjectsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}|\p{Nd}+/gu) ?? [];
  const plain = (word: string) => word.normalize("NFD").replace(/\p{M}/gu, "").slice(0, STEM);
  return new Set(words.filter((word) => !isSmall(word)).map(plain));
}

const onlyAsks = (text: string) =>
  text.split(/(?<=[.!?…])\s+|\n+/).every((sentence) => !/\p{L}/u.test(sentence) || sentence.endsWith("?"));

/**
 * What a short answer is that came without the marks it was asked for between: a model that refuses or asks back sets
 * none, and says nothing of the subject.
 */
export function problemOfUnmarked(content: string, asked: Asked): Problem | null {
  if (content.length > LONGEST) return null;
  const subjects = subjectsOf(asked.subject ?? asked.part ?? "");
  const said = [...subjectsOf(content)];
  const shared = said.filter((subject) => subjects.has(subject)).length;
  // A post that asks its readers is about its subject; what asks back wants to know something else.
  const asksReaders = shared > 0 && 2 * shared >= said.length;
  if (onlyAsks(content) && !asksReaders && !ownWords(asked).includes("?")) return "QUESTION";
  return subjects.size >= FEWEST_SUBJECTS && shared === 0 && asked.subject !== undefined ? "REFUSAL" : null;
}
