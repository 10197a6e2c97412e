import { withoutEnd } from "@/lib/text";
import { talkIn } from "./read-talk";

/** A longer text has something to say. */
const LONGEST_QUESTION = 900;

/** Whether a passage is about nothing but a text. */
export const isTalk = (passage: string): boolean => talkIn(passage).some(({ isClosed }) => isClosed);

/**
 * Whether a passage announces a text that follows: it names the text, or it points and says that something is proposed.
 * @param agrees whether the speaker has agreed before: "Sure! Here goes:"
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

/** Whether a passage behind a text speaks of it. */
export function speaksOfText(passage: string): boolean {
  const asks = passage.trimEnd().endsWith("?");
  return talkIn(passage).some(
    ({ isNearly, has, hasLoosePoint, pointsAtText }) =>
      (pointsAtText && has.text > 1) ||
      (isNearly && !hasLoosePoint && has.text > 0 && (asks || has.person > 0 || has.text > 1)),
  );
}

/** Whether a passage that stands apart from the text mentions one: there a word is enough. */
export function mentionsText(passage: string): boolean {
  const [likeliest] = talkIn(passage).sort((a, b) => b.known - a.known);
  return (likeliest?.has.text ?? 0) > 0;
}

/**
 * Whether a text only asks: it has a question, a sentence that speaks of writing the text, and none that says anything
 * else.
 */
export function asksBack(text: string): boolean {
  if (text.length > LONGEST_QUESTION) return false;
  const sentences = text.split(/(?<=[.!?…])\s+|\n+/).filter((sentence) => /\p{L}/u.test(sentence));
  const said = sentences.filter((sentence) => !sentence.includes("?"));
  return said.length < sentences.length && said.some(promisesText) && said.every(isTalk);
}

/** Whether a sentence says that no text will be written. */
export const refusesText = (sentence: string): boolean =>
  !sentence.endsWith(":") &&
  talkIn(sentence).some(
    ({ isClosed, has }) =>
      isClosed && has.cannot > 0 && has.person + has.promise > 0 && has.make + has.promise + has.help > 0,
  );

/** Whether a sentence speaks of writing the text, as one does who first wants to know more. */
const promisesText = (sentence: string): boolean =>
  talkIn(sentence).some(
    ({ isClosed, has }) =>
      isClosed && has.cannot === 0 && (has.promise > 0 || (has.make > 0 && has.text + has.point > 0)),
  );
