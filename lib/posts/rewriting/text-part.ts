import { graphemes } from "@/lib/text";

/** A part of a text, as UTF-16 offsets. */
export type Part = { start: number; end: number };

/**
 * The part without blanks at its ends and without halves of characters (surrogates, combining marks, joined emoji), so
 * that nothing outside it can change. Null if nothing is left, or if it is not a part of this text.
 */
export function innerPart(text: string, { start, end }: Part): Part | null {
  if (start >= end || end > text.length) return null;
  // Only asked for single places: every segment that is kept holds a copy of the whole text.
  const all = graphemes().segment(text);
  const [first, last] = [all.containing(start), all.containing(end)];
  const from = first && first.index < start ? first.index + first.segment.length : start;
  const to = last && last.index < end ? last.index : end;
  if (from >= to) return null;
  const inner = text.slice(from, to);
  if (inner.trim() === "") return null;
  // A blank with a mark on it is a character that is seen: it begins before what trimming leaves.
  const marks = graphemes().segment(inner);
  const head = marks.containing(inner.length - inner.trimStart().length);
  const tail = marks.containing(inner.trimEnd().length - 1);
  if (!head || !tail) return null;
  return { start: from + head.index, end: from + tail.index + tail.segment.length };
}

/** The text with another part in place of this one. */
export function replacePart(text: string, { start, end }: Part, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** So much of the text beside the part is recognised wherever the answer has it, in characters. */
const ANCHOR = 24;
const endsWord = (text: string, at: number) => !/^[\p{L}\p{N}\p{M}'’]/u.test(text.slice(at, at + 2));
const beginsWord = (text: string, at: number) => at === 0 || !/[\p{L}\p{N}\p{M}'’]$/u.test(text.slice(0, at));

/**
 * A model that was asked for the part may answer with the whole text, or with some of what stands around the part:
 * takes that away again. @param part the part as it was; what it has itself is no sign
 */
export function trimToPart(
  answer: string,
  { before, part, after }: { before: string; part: string; after: string },
) {
  return withoutAfter(withoutBefore(answer, before.trim(), part), after.trim(), part).trim();
}

function withoutBefore(answer: string, before: string, part: string): string {
  if (!before || part.startsWith(before)) return answer;
  if (answer.startsWith(before) && endsWord(answer, before.length)) return answer.slice(before.length);
  const anchor = before.slice(-ANCHOR);
  const at = before.length < ANCHOR || part.includes(anchor) ? -1 : answer.indexOf(anchor);
  return at < 0 ? answer : answer.slice(at + anchor.length);
}

function withoutAfter(answer: string, after: string, part: string): string {
  if (!after || part.endsWith(after)) return answer;
  const end = answer.trimEnd();
  const whole = end.length - after.length;
  if (end.endsWith(after) && beginsWord(end, whole)) return end.slice(0, whole);
  const anchor = after.slice(0, ANCHOR);
  const at = after.length < ANCHOR || part.includes(anchor) ? -1 : answer.lastIndexOf(anchor);
  return at < 0 ? answer : answer.slice(0, at);
}
