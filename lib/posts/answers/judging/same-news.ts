import { isTalk } from "../talk/is-talk";
import { isSmall } from "../talk/read-talk";

/** The number in front of one of several texts. */
const NUMBERED = /^\(?(?:\p{Nd}{1,2}|[A-Da-d])[.):]\s+/u;
/** Only the beginning is examined, in UTF-16 units. */
const BEGINNING = 4_000;
const FEWEST_WORDS = 5;
/** The share of the shorter text's words that two wordings of the same news have in common. */
const COMMON = 0.4;

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{3,}|\p{Nd}+/gu));

/** The texts after a number, or under a heading without a subject: "Short", "Friendlier". */
function numberedTexts(text: string): string[] {
  return text
    .slice(0, BEGINNING)
    .split(/\n{2,}/)
    .flatMap((paragraph) => {
      const [head = "", ...rest] = paragraph.split("\n");
      const body = NUMBERED.test(paragraph) ? paragraph.replace(NUMBERED, "") : rest.join("\n");
      const isHeaded = NUMBERED.test(paragraph) || (rest.length > 0 && isTalk(head));
      return isHeaded && wordsOf(body).size >= FEWEST_WORDS && /[.!?…]\s*$/u.test(body) ? [body] : [];
    });
}

function isAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const figures = [one, other].map((words) => [...words].filter((word) => /\p{Nd}/u.test(word)));
  // Texts with different figures are about different things.
  if (figures.every((said) => said.length > 0) && !figures[0]?.some((said) => other.has(said))) return false;
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  const subjects = [...few].filter((word) => !isSmall(word));
  return subjects.filter((word) => many.has(word)).length >= COMMON * subjects.length;
}

/** Whether the parts of an answer are different wordings of the same text. */
export function sayTheSame(text: string): boolean {
  const [first, ...others] = numberedTexts(text).map(wordsOf);
  return first !== undefined && others.length > 0 && others.every((other) => isAlike(first, other));
}
