/**
 * Line breaks that only some programs use (PowerPoint and Word paste a vertical tab): replaced by an ordinary one.
 */
const RARE_LINE_ENDS = /[\v\f\u0085]/g;

/**
 * Lone surrogates, and control characters except tabs and line breaks: PostgreSQL, JSON or a page cannot hold them.
 */
const NOT_PLAIN = /[\p{Cs}\u0000-\u0008\v\f\u000e-\u001f\u007f-\u009f]/u;
const ALL_NOT_PLAIN = new RegExp(NOT_PLAIN, "gu");

/**
 * Characters without a visible mark: joiners, variation selectors, zero-width spaces, Hangul fillers, and annotation
 * marks. Source: Default_Ignorable_Code_Point in unicode.org/reports/tr44
 */
const IGNORABLE = /[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** All kinds of spaces, and two symbols that look like one: the blank of Braille and the null note head. */
const BLANK = /[\p{White_Space}\u2800\u{1d159}]/u;
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\ufff9-\ufffb\p{White_Space}\u2800\u{1d159}]/u;

/** `value` with every line break as a line feed, or as the carriage return and line feed of Windows. */
export function withPlainLineEnds(value: string): string {
  return value.replace(RARE_LINE_ENDS, "\n");
}

/** `value` on one line, each line break a space, and without spaces at its ends. */
export function onOneLine(value: string): string {
  return value
    .split(/[\r\n\v\f\u0085\u2028\u2029]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join(" ");
}

/** Whether `value` is well-formed Unicode without control characters except tabs and line breaks. */
export function isPlainText(value: string): boolean {
  return !NOT_PLAIN.test(value);
}

/** `value` without what `isPlainText` rejects: for text whose author cannot correct it, such as a model. */
export function toPlainText(value: string): string {
  return withPlainLineEnds(value).replace(ALL_NOT_PLAIN, "");
}

/**
 * `value` without the characters at its end that `mark` matches, in a time that grows with its length: of `/…+$/` every
 * run of such characters is tried from each of its places.
 */
export function withoutEnd(value: string, mark: RegExp): string {
  let end = value.length;
  while (end > 0 && mark.test(value.charAt(end - 1))) end -= 1;
  return value.slice(0, end);
}

let segmenter: Intl.Segmenter | undefined;

/** Finds characters as a person sees them. Made at the first use: a browser takes 30 ms for its first, a phone 140. */
export function graphemes(): Intl.Segmenter {
  return (segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" }));
}

/** Between two of these every character ends. */
const PLAIN_PAIR = /^[ -~]{2}$/;

/**
 * The beginning of `value`, of at most `most` UTF-16 units, which ends where a character ends as a person sees it: an
 * emoji of several parts, a flag, or a letter with its marks is not cut.
 */
export function cutText(value: string, most: number): string {
  if (value.length <= most) return value;
  if (PLAIN_PAIR.test(value.slice(most - 1, most + 1))) return value.slice(0, most);
  // Whether there is a border depends on the characters at its sides.
  const end =
    graphemes()
      .segment(value.slice(0, most + 2))
      .containing(most)?.index ?? most;
  return value.slice(0, end);
}

/** More than a card shows of a text, in UTF-16 units. */
const CARD_LENGTH = 600;

/** As much of `value` as a card can show: a page of long texts is not sent twice, as text and as data. */
export function cardText(value: string): string {
  return cutText(value, CARD_LENGTH);
}

/** The length of `value` as all limits count it: in code points, so that an emoji is one, as zod and OpenAPI count. */
export function lengthOf(value: string): number {
  return [...value].length;
}

/** Whether `value` looks empty to a person. */
export function isBlank(value: string): boolean {
  return !VISIBLE.test(value);
}

/** The length of `value`, in characters, without invisible characters and without spaces at its ends. */
export function visibleLength(value: string): number {
  let length = 0;
  let blanks = 0;
  for (const character of value.replace(IGNORABLE, "")) {
    if (BLANK.test(character)) blanks += 1;
    else {
      length += 1 + (length > 0 ? blanks : 0);
      blanks = 0;
    }
  }
  return length;
}
