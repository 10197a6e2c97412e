import { cutText, onOneLine, toPlainText, visibleLength, withoutEnd } from "@/lib/text";
import { problemAtStart } from "@/lib/posts/answers/judging/judge";
import { plainParagraph } from "@/lib/posts/answers/cleaning/plain-paragraph";
import { unquoted } from "@/lib/posts/answers/cleaning/quotes";
import { spokenIn } from "@/lib/posts/answers/speech";
import { LINE_LIMIT, QUESTION_LIMIT } from "../constants";
import { NOTHING, type RawIdea, ideasOfBrokenJson, ideasOfJson } from "./ideas-of-json";
import { ideasOfText } from "./ideas-of-text";

/** The most ideas of a model's answer that are examined. */
const MOST = 50;
/** The most characters of its answer that are examined. */
const LONGEST = 40_000;

/**
 * The ideas of a model's answer: of a JSON object or array, whatever stands around it, or else of a table, XML, YAML,
 * or lines with a mark. Anything that is not an idea is skipped; without any the list is empty.
 * @param plain whether a line each was asked for
 */
export function parseIdeas(written: string, { plain = false } = {}): RawIdea[] {
  const text = spokenIn(toPlainText(written).slice(0, LONGEST));
  const found = ideasOfJson(text) ?? ideasOfBrokenJson(text) ?? ofText(unwrapped(text), plain);
  const seen = new Set<string>();
  return found.slice(0, MOST).flatMap((idea) => {
    const line = tidied(idea.line, LINE_LIMIT);
    const key = line.toLowerCase();
    if (visibleLength(line) < 3 || seen.has(key) || problemAtStart(line)) return [];
    seen.add(key);
    const question = tidied(idea.question ?? "", QUESTION_LIMIT);
    return [{ ...idea, line, question: visibleLength(question) < 3 ? null : question }];
  });
}

const PARAGRAPH = /<(?:\/?(?:p|div)|br\s?\/?)>/gi;

/** What is written as lines, without what a model puts around them as around a post. */
function unwrapped(text: string): string {
  return unquoted(text.replace(PARAGRAPH, "\n").trim());
}

/** Whether an answer is a list without anything in it: the model has understood, and has no ideas. */
export const saysNone = (written: string): boolean =>
  ideasOfJson(spokenIn(toPlainText(written).slice(0, LONGEST)))?.length === 0;

/** The ideas of a text that is no JSON, with the photo and the question that stand in brackets. */
function ofText(text: string, plain: boolean): RawIdea[] {
  return ideasOfText(text, { plain }).map(({ line, photo: known }) => {
    const number = /\[photo (\d{1,2})\]/i.exec(line)?.[1];
    const question = /\[ask: ?([^\]]{1,400})\]/i.exec(line)?.[1] ?? null;
    return {
      ...NOTHING,
      line: line.replace(/\[(?:photo|ask)\b[^\]]{0,400}\]/gi, ""),
      photo: number ? Number(number) : known,
      question,
    };
  });
}

/** One line of at most `limit` characters, cut at a word's end, without a number before it or quotes around it. */
function tidied(value: string, limit: number): string {
  const line = onOneLine(plainParagraph(value))
    .replace(/\s+/g, " ")
    .replace(/^\d{1,2}[.)]\s+/, "")
    .replace(/^["“„«]([^"“”„«»]*)["”“»]$/, "$1")
    .trim();
  const characters = Array.from(line);
  if (characters.length <= limit) return line;
  const cut = cutText(line, characters.slice(0, limit - 1).join("").length);
  return `${withoutEnd(cut.replace(/\s\S*$/, ""), /[\s,;:–-]/)}…`;
}
