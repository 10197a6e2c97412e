import { instantOf } from "@/lib/i18n/wall-time";

/** A sentence with its moments and what it contradicts there. */
export type Labelled = {
  text: string;
  timeZone: string;
  writtenAt: Date;
  sendsAt: Date;
  /** Places in `text`. */
  expected: { from: number; to: number }[];
};

/** Labelled texts of our seven languages, by their codes. */
export const byLanguage = <T>(en: T, es: T, fr: T, de: T, hu: T, pt: T, it: T) => ({
  en,
  es,
  fr,
  de,
  hu,
  pt,
  it,
});

const LINE = /^(?<written>\S+ \S+) > (?<sent>\S+ \S+) \| (?<text>.*)$/;

/** Reads the sentences of a language. */
export function readSentences(lines: string): Labelled[] {
  let timeZone = "UTC";
  const sentences: Labelled[] = [];
  for (const line of lines.trim().split("\n")) {
    if (line.startsWith("zone ")) {
      timeZone = line.slice(5);
      continue;
    }
    const { written, sent, text } = LINE.exec(line)?.groups ?? {};
    if (!written || !sent || !text) throw new Error(`Not a sentence with its moments: ${line}`);
    const moments = { writtenAt: momentOf(written, timeZone), sendsAt: momentOf(sent, timeZone) };
    sentences.push({ ...moments, timeZone, ...placesOf(text) });
  }
  return sentences;
}

function momentOf(moment: string, timeZone: string): Date {
  const [date = "", time = ""] = moment.split(" ");
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const at = instantOf({ date, hour, minute }, timeZone);
  if (!at) throw new Error(`No clock in ${timeZone} shows ${moment}`);
  return at;
}

/** The text without its brackets, and where they stood; a line break is written ¶. */
function placesOf(marked: string): { text: string; expected: { from: number; to: number }[] } {
  const expected: { from: number; to: number }[] = [];
  let text = "";
  for (const part of marked.replaceAll("¶", "\n").split(/(\[[^\]]*\])/)) {
    const inner = part.startsWith("[") ? part.slice(1, -1) : undefined;
    if (inner !== undefined) expected.push({ from: text.length, to: text.length + inner.length });
    text += inner ?? part;
  }
  return { text, expected };
}
