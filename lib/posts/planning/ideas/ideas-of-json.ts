import { z } from "zod";
import { ideasOfText, isDayName } from "./ideas-of-text";

/** An idea as the model gave it: its photo by number, from 1. Only its form can be trusted. */
export type RawIdea = {
  line: string;
  photo: number | null;
  question: string | null;
  from: string | null;
  until: string | null;
};

export const NOTHING = { photo: null, question: null, from: null, until: null } as const;

const loose = z.unknown().transform((value) => (typeof value === "string" ? value : null));
const day = z
  .unknown()
  .transform((value) => (typeof value === "string" && z.iso.date().safeParse(value).success ? value : null));
const photo = z.unknown().transform((value) => {
  const number = typeof value === "string" ? Number(/\d+/.exec(value)?.[0]) : value;
  return Number.isInteger(number) ? (number as number) : null;
});
const item = z
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
  .partial();

/** What stands beside an idea and is none. */
const BESIDE =
  /^(?:day|date|time|weekday|photo|question|from|until|type|id|n|no|number|index|hashtags?|format|tone)$/i;
/** A key that counts: "1", "idea_2", "post3", "Monday". */
const counts = (key: string) => /^(?:[a-z]{3,5}[_ ]?)?\d{1,2}$/i.test(key) || isDayName(key);

/**
 * The ideas of an answer in JSON, whatever stands around it and whatever its names are; null where there is none, and
 * empty for an empty list.
 */
export function ideasOfJson(text: string): RawIdea[] | null {
  for (const [open, close] of ["{}", "[]", '""'] as const) {
    const [start, end] = [text.indexOf(open ?? ""), text.lastIndexOf(close ?? "")];
    const value = end > start && start >= 0 ? parsedJson(text.slice(start, end + 1)) : undefined;
    // An object as a text, as a tool's call holds it.
    if (typeof value === "string" && /^\s*[[{]/.test(value)) return ideasOfJson(value);
    if (typeof value !== "object" || value === null) continue;
    const found = ideasIn(value, false);
    if (found.length > 0 || isEmpty(value)) return found;
  }
  return null;
}

const isEmpty = (value: object) => [value, ...Object.values(value)].find(Array.isArray)?.length === 0;

/** Brackets in brackets that are followed: a tool's call, an object, a list, its items, and some more. */
const DEEPEST = 8;

/** @param listed whether the value is one of several, so that it may be an idea by any name */
function ideasIn(value: unknown, listed: boolean, depth = 0): RawIdea[] {
  if (depth > DEEPEST) return [];
  if (typeof value === "string") return listed ? [{ ...NOTHING, line: value }] : [];
  if (Array.isArray(value)) return value.flatMap((one) => ideasIn(one, true, depth + 1));
  const named = item.safeParse(value);
  if (typeof value !== "object" || value === null || !named.success) return [];
  const { line, idea, text, title, ...rest } = named.data;
  const said = line ?? idea ?? text ?? title;
  // All ideas as one text.
  const lines = said?.includes("\n") ? ideasOfText(said) : [];
  if (lines.length > 1) return lines.map((one) => ({ ...NOTHING, ...one }));
  if (said) return [{ ...NOTHING, ...rest, line: said }];
  const parts = Object.entries(value) as [string, unknown][];
  const inner = parts.filter(([, part]) => typeof part === "object" && part !== null);
  if (inner.length > 0) return inner.flatMap(([, part]) => ideasIn(part, false, depth + 1));
  if (parts.length > 1 && parts.every(([key]) => counts(key)))
    return parts.flatMap(([, part]) => ideasIn(part, true, depth + 1));
  const words = listed ? parts.filter(([key, part]) => !BESIDE.test(key) && typeof part === "string") : [];
  const [longest] = words.map(([, part]) => String(part)).sort((a, b) => b.length - a.length);
  return longest ? [{ ...NOTHING, ...rest, line: longest }] : [];
}

/** The value, or undefined if it is no JSON. */
function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const LINE = /["'](?:line|idea)["']\s{0,9}:\s{0,9}(?:("(?:[^"\\]|\\.){3,400}")|'((?:[^'\\]|\\.){3,400})')/g;

/** The lines of JSON that is slightly malformed, cut off, or Python's; their photos are lost. */
export function ideasOfBrokenJson(text: string): RawIdea[] | null {
  const lines = [...text.matchAll(LINE)].map(([, quoted, single]) =>
    single === undefined ? parsedJson(quoted ?? "") : single.replace(/\\(['"\\])/g, "$1"),
  );
  const ideas = lines.flatMap((line) => (typeof line === "string" ? { ...NOTHING, line } : []));
  return ideas.length > 0 ? ideas : null;
}
