import { z } from "zod";
import { cutText, onOneLine, toPlainText, visibleLength, withoutEnd } from "@/lib/text";
import { problemAtStart } from "@/lib/posts/answers/judge";
import { plainParagraph } from "@/lib/posts/answers/plain-paragraph";
import { spokenIn } from "@/lib/posts/answers/speech";
import { LINE_LIMIT, QUESTION_LIMIT } from "../constants";
import { ideasOfText } from "./ideas-of-text";

/** An idea as the model gave it: its photo by number, from 1. Only its form can be trusted. */
export type RawIdea = {
  line: string;
  photo: number | null;
  question: string | null;
  from: string | null;
  until: string | null;
};

/** The most ideas of a model's answer that are examined. */
const MOST = 50;
/** The most characters of its answer that are examined. */
const LONGEST = 40_000;

const loose = z.unknown().transform((value) => (typeof value === "string" ? value : null));
const day = z
  .unknown()
  .transform((value) => (typeof value === "string" && z.iso.date().safeParse(value).success ? value : null));
const photo = z.unknown().transform((value) => {
  const number = typeof value === "string" ? Number(/\d+/.exec(value)?.[0]) : value;
  return Number.isInteger(number) ? (number as number) : null;
});
const item = z.union([
  z.string().transform((line) => ({ ...NOTHING, line })),
  z
    .object({
      line: loose,
      idea: loose,
      text: loose,
      title: loose,
      photo,
      question: loose,
      from: day,
      until: day,
    })
    .partial()
    .transform(({ line, idea, text, title, ...rest }) => ({
      ...NOTHING,
      ...rest,
      line: line ?? idea ?? text ?? title ?? "",
    })),
]);
const NOTHING = { photo: null, question: null, from: null, until: null } as const;
/** A list, by itself or as the first of an object, whatever it is called. */
const answer = z.union([
  z.array(z.unknown()),
  z.record(z.string(), z.unknown()).transform((named, context) => {
    const list = Object.values(named).find(Array.isArray);
    if (!list) context.addIssue({ code: "custom" });
    return list ?? [];
  }),
]);

/**
 * The ideas of a model's answer: of a JSON object or array, whatever stands around it, or else of a table, XML, YAML,
 * or lines with a mark. Anything that is not an idea is skipped; without any the list is empty.
 * @param plain whether a line each was asked for
 */
export function parseIdeas(written: string, { plain = false } = {}): RawIdea[] {
  const text = spokenIn(toPlainText(written).slice(0, LONGEST));
  const found = ofJson(text) ?? ofBrokenJson(text) ?? ofText(text, plain);
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

/** Whether an answer is a list without anything in it: the model has understood, and has no ideas. */
export const saysNone = (written: string): boolean =>
  ofJson(spokenIn(toPlainText(written).slice(0, LONGEST)))?.length === 0;

function ofJson(text: string): RawIdea[] | null {
  for (const [open, close] of [
    ["{", "}"],
    ["[", "]"],
  ] as const) {
    const [start, end] = [text.indexOf(open), text.lastIndexOf(close)];
    const parsed =
      end > start && start >= 0 ? answer.safeParse(parsedJson(text.slice(start, end + 1))) : null;
    if (parsed?.success) return parsed.data.flatMap((one) => item.safeParse(one).data ?? []);
  }
  return null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const LINE = /"(?:line|idea)"\s{0,9}:\s{0,9}("(?:[^"\\]|\\.){3,400}")/g;

/** The lines of JSON that is slightly malformed or cut off, as small models write it; their photos are lost. */
function ofBrokenJson(text: string): RawIdea[] | null {
  const lines = [...text.matchAll(LINE)].map(([, quoted = ""]) => parsedJson(quoted));
  const ideas = lines.flatMap((line) => (typeof line === "string" ? { ...NOTHING, line } : []));
  return ideas.length > 0 ? ideas : null;
}

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
