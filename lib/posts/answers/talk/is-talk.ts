import { withoutEnd } from "@/lib/text";
import { talkIn } from "./read-talk";

/** A longer text is not just a question, in UTF-16 units. */
const LONGEST_QUESTION = 900;

/** Whether a passage is only about the text. */
export const isTalk = (passage: string): boolean => talkIn(passage).some(({ isClosed }) => isClosed);

/**
 * Whether a passage announces the text that follows: it names the text, or it points to it and proposes something.
 * @param agrees whether a word of agreement precedes it: "Sure! Here goes:"
 */
export function announcesText(passage: string, agrees: boolean): boolean {
  const said = withoutEnd(passage, /[*_\s]/);
  if (!/[:.!?…\p{Extended_Pictographic}]$/u.test(said)) return false;
  const leads = /[:?👇⬇↓]\ufe0f?$/u.test(said);
  return talkIn(said).some(({ isClosed, isNearly, has }) => {
    const points = has.point > 0 && (agrees || has.make + has.promise > 0);
    return (isNearly && has.text > 0 && has.person + has.point > 0) || (isClosed && leads && points);
  });
}

/** Whether a passage after the text is about it. */
export function speaksOfText(passage: string): boolean {
  const asks = passage.trimEnd().endsWith("?");
  return talkIn(passage).some(
    ({ isNearly, has, hasLoosePoint, pointsAtText }) =>
      (pointsAtText && has.text > 1) ||
      (isNearly && !hasLoosePoint && has.text > 0 && (asks || has.person > 0 || has.text > 1)),
  );
}

/** Whether a passage that is set apart from the text mentions it; there, one word is enough. */
export function mentionsText(passage: string): boolean {
  const [likeliest] = talkIn(passage).sort((a, b) => b.known - a.known);
  return (likeliest?.has.text ?? 0) > 0;
}

/**
 * Whether an answer only asks back: it has a question, a sentence about writing the text, and nothing else.
 */
export function asksBack(text: string): boolean {
  if (text.length > LONGEST_QUESTION) return false;
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  const said = sentences.filter((sentence) => !sentence.includes("?"));
  return said.length < sentences.length && said.some(promisesText) && said.every(isTalk);
}

/** Whether a sentence declines to write the text. */
export const refusesText = (sentence: string): boolean =>
  !sentence.endsWith(":") &&
  talkIn(sentence).some(
    ({ isClosed, has }) =>
      isClosed && has.cannot > 0 && has.person + has.promise > 0 && has.make + has.promise + has.help > 0,
  );

/** Whether a sentence promises the text, as a model does that first wants to know more. */
const promisesText = (sentence: string): boolean =>
  talkIn(sentence).some(
    ({ isClosed, has }) =>
      isClosed && has.cannot === 0 && (has.promise > 0 || (has.make > 0 && has.text + has.point > 0)),
  );
