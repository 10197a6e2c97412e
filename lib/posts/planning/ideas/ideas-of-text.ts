import { LOCALES } from "@/lib/i18n/locales";

/** An idea as it stands in a text: its line with what belongs to it, and the number of its photo. */
export type WrittenIdea = { line: string; photo: number | null };

const LONGEST_ROW = 1_000;

/** A mark before an idea: a bullet of any kind, a number in any figures, a letter, a ringed or a keycap number. */
const MARK =
  /^(?:[-*+•‣◦▪▫●○■□–—·»▶→✓✔✅☑☐]|\(?\d{1,2}\s?[.):\]]|[０-９]{1,2}[．.）)]|#\d{1,2}[.):]?(?=\s)|n[or]?[.°º]\s?\d{1,2}[.):]?(?=\s)|[ivx]{1,4}[.)](?=\s)|\(?[a-h][.)]|[①-⓿❶-➓⑴-⒇]|[\d#*]\ufe0f?\u20e3|\[[ x]\](?=\s))\s*(?:\[[ x]\]\s+)?(?=\S)/iu;
/** A mark that is an emoji: any will do where several lines begin with one. */
const EMOJI =
  /^\p{Extended_Pictographic}[\ufe0f\u200d\p{Extended_Pictographic}\p{Emoji_Modifier}]*\s+(?=\S)/u;
/** A date before an idea, as figures. */
const DATED = /^\d{1,4}[./-]\s?\d{1,2}(?:[./-]\s?\d{2,4})?\.?(?:\s?:|\s[–—-])\s*/;
/** "Day 1:", "Idea 2 –", "Jour 1 :", "1. nap:". */
const COUNTED = /^(?:\p{L}{3,12}\s\d{1,2}|\d{1,2}\.\s?(?:nap|ötlet|poszt))(?:\s?[:.)]|\s[–—-])\s*/u;

/** The names of weekdays in our languages, long and short, and then nothing or a date. */
const WEEKDAYS = new RegExp(
  `^(?:${LOCALES.flatMap((locale) => (["long", "short"] as const).flatMap((weekday) => daysOf(locale, weekday))).join("|")})(?!\\p{L})\\.?(?:[\\s,(]{1,2}[^:–—\\n]{0,30}?\\d[^:–—\\n]{0,30}?)?(?:\\s?:|\\s[–—-]|$)\\s*`,
  "iu",
);

function daysOf(locale: string, weekday: "long" | "short"): string[] {
  const names = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => names.format(Date.UTC(2024, 0, day)).replace(/\.$/, ""));
}

const isWeekday = new RegExp(`^(?:${LOCALES.flatMap((locale) => daysOf(locale, "long")).join("|")})$`, "iu");
/** Whether a word is the name of a weekday in one of our languages. */
export const isDayName = (word: string): boolean => isWeekday.test(word);

const NAMED = /^(?:line|idea|title|post|text)\s*[:=]\s+["']?(.{3,400}?)["']?,?$/i;
const ELEMENT = /<(idea|line|item|post|li|title)\b[^<>]{0,200}>([^<]{3,400})<\/\1\s*>/gi;

/**
 * The ideas of an answer that is no JSON: of XML, a table, YAML, or lines with any mark, a day or a heading before them.
 * @param plain whether a line each was asked for, so that lines without a mark are ideas as well
 */
export function ideasOfText(text: string, { plain = false } = {}): WrittenIdea[] {
  const elements = [...text.matchAll(ELEMENT)].map(([, , line = ""]) => idea(line));
  if (elements.length > 0) return elements;
  const rows = text.split("\n").map((row) =>
    row
      .slice(0, LONGEST_ROW)
      .replace(/^\s*>\s*/, "")
      .replaceAll("\t", "    ")
      .trimEnd(),
  );
  const bare = rows.map((row) => row.trim());
  const found = [ofTable(bare), ofNames(bare), ofMarks(rows), ofHeadings(bare)].find(
    ({ length }) => length > 0,
  );
  return found ?? (plain ? ofPlain(bare) : []);
}

const idea = (line: string, photo: number | null = null): WrittenIdea => ({
  line: line.replaceAll("**", ""),
  photo,
});

/** A row without the stars of Markdown round its beginning. */
const unstarred = (row: string) =>
  row
    .replace(/\*\*|__/g, "")
    .replace(/^#{1,6}\s+/, "")
    .trim();

/** What stands behind a mark or a day; null where there is neither. */
function behindMark(row: string, mark: RegExp): string | null {
  const bare = unstarred(row);
  const counted = bare.replace(DATED, "").replace(COUNTED, "");
  const marked = counted === bare ? bare.replace(mark, "").replace(COUNTED, "") : counted;
  const rest = marked.replace(WEEKDAYS, "").trim();
  return rest === bare ? null : rest;
}

function ofMarks(rows: readonly string[]): WrittenIdea[] {
  const withEmoji = rows.filter((row) => EMOJI.test(row.trimStart())).length > 1;
  const mark = withEmoji ? new RegExp(`${MARK.source}|${EMOJI.source}`, "iu") : MARK;
  const marked = rows
    .filter((row) => !/^\s*#{1,6}\s/.test(row))
    .flatMap((row) => {
      const line = behindMark(row.trimStart(), mark);
      return line ? [{ line, depth: row.length - row.trimStart().length }] : [];
    });
  // What stands further in tells more of an idea, and is none itself.
  const outermost = Math.min(...marked.map(({ depth }) => depth)) + 1;
  const outer = marked.filter(({ depth }) => depth <= outermost);
  return (outer.length > 1 ? outer : marked).map(({ line }) => idea(line));
}

/** Of Markdown's headings, or days alone in a row: the heading itself, or what follows where it is only a day. */
function ofHeadings(rows: readonly string[]): WrittenIdea[] {
  const isHeading = (row: string) =>
    /^(?:#{1,6}\s|\*\*[^*]+\*\*:?$)/.test(row) || behindMark(row, MARK) === "";
  const places = rows.flatMap((row, at) => (row !== "" && isHeading(row) ? [at] : []));
  if (places.length < 2) return [];
  return places.flatMap((at) => {
    const heading = unstarred(rows[at] ?? "").replace(/:$/, "");
    const said = behindMark(heading, MARK) ?? heading;
    const body = rows.slice(at + 1).find((row) => row !== "");
    // The title of the whole: another heading stands right under it.
    if (!body || isHeading(body)) return [];
    return [idea(said === "" ? unstarred(body) : said)];
  });
}

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

function ofTable(rows: readonly string[]): WrittenIdea[] {
  const rule = rows.findIndex((row) => /^\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?)?\s*$/.test(row));
  if (rule < 1) return [];
  const heads = cellsOf(rows[rule - 1] ?? "");
  const table = rows
    .slice(rule + 1)
    .filter((row) => row.includes("|"))
    .map(cellsOf);
  const photoAt = heads.findIndex((head) => /photo|foto|fotó|kép/i.test(head));
  const named = heads.findIndex((head) => /^\W*(?:idea|idee|idée|ötlet|line|post|text)/i.test(head));
  const lengthOf = (at: number) => table.reduce((sum, cells) => sum + (cells[at]?.length ?? 0), 0);
  const longest = heads.map((_, at) => at).sort((a, b) => lengthOf(b) - lengthOf(a))[0] ?? 0;
  return table.flatMap((cells) => {
    const line = cells[named === -1 ? longest : named] ?? "";
    const photo = photoAt === -1 ? null : Number(/\d{1,2}/.exec(cells[photoAt] ?? "")?.[0] ?? NaN);
    return line ? [idea(line, photo === null || Number.isNaN(photo) ? null : photo)] : [];
  });
}

/** Of YAML, where each idea names its line and perhaps its photo. */
function ofNames(rows: readonly string[]): WrittenIdea[] {
  const found: WrittenIdea[] = [];
  for (const row of rows) {
    const pair = row.replace(/^[-*]\s+/, "");
    const line = NAMED.exec(pair)?.[1];
    if (line) found.push(idea(line));
    const photo = /^photo\s*:\s*(\d{1,2})$/i.exec(pair)?.[1];
    const last = found.at(-1);
    if (photo && last) last.photo = Number(photo);
  }
  return found;
}

/** A line each; one alone may be anything, such as a refusal. */
function ofPlain(rows: readonly string[]): WrittenIdea[] {
  const lines = rows.map(unstarred).filter((row) => row !== "" && !/^```|[:{}<>]$/.test(row));
  return lines.length < 2 ? [] : lines.map((line) => idea(line));
}
