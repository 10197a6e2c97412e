import type { Part } from "./text-part";

/** Only asked for single places of a short window: a segment holds a copy of all that was cut. */
const words = () => new Intl.Segmenter(undefined, { granularity: "word" });
/** How far around a border is looked for the word that it halves, in UTF-16 units. */
const REACH = 512;
/** Units that consist of several words: links, hashtags and mail addresses (RFC 5321, 4.5.3.1). */
const WHOLE = /https?:\/\/\S+|#[\p{L}\p{M}\p{N}_]+|(?<![^\s@])[^\s@]{1,64}@[^\s@]{1,253}/gu;

/** The word, number, emoji, hashtag or address that a border halves; nothing where it stands between two. */
function around(text: string, border: number): Part {
  const near = text.slice(Math.max(0, border - REACH), border);
  // Flags are paired from the first of a row, so the window begins at a blank where there is one.
  const blank = near.search(/\s/);
  const from = border - near.length + Math.max(0, blank);
  const window = text.slice(from, border + REACH);
  const at = border - from;
  for (const { 0: whole, index } of window.matchAll(WHOLE))
    if (index < at && at < index + whole.length)
      return { start: from + index, end: from + index + whole.length };
  const word = words().segment(window).containing(at);
  if (!word || word.index === at) return { start: border, end: border };
  return { start: from + word.index, end: from + word.index + word.segment.length };
}

/** The part from the beginning of its first word to the end of its last one; null if it has none but blanks. */
export function snapToWords(text: string, { start, end }: Part): Part | null {
  const part = text.slice(start, end);
  const trimmed = part.trim();
  if (trimmed === "") return null;
  const first = start + part.length - part.trimStart().length;
  return { start: around(text, first).start, end: around(text, first + trimmed.length).end };
}
