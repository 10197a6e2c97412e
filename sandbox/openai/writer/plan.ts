import type { Flaw } from "../../faults";
import type { LanguageTexts } from "../languages/types";
import { languageNamedIn } from "./brief";
import { capitalised, clausesOf, sentencesIn, shortened } from "./owner-words";

/** What a week is to be planned from. */
export interface WeekOrder {
  readonly count: number;
  readonly language: LanguageTexts;
  readonly business: string;
  /** A campaign's name; empty for a week. */
  readonly campaign: string;
  readonly news: readonly string[];
  /** What is true in any week: facts, and what the business says of itself. */
  readonly lasting: readonly string[];
  /** Parts of what the business says of itself. */
  readonly parts: readonly string[];
  /** What is known of each photo; empty: nothing. */
  readonly photos: readonly string[];
  /** What stands or was posted already. */
  readonly known: readonly string[];
}

/** An idea as the structure of the request has it. */
export interface PlannedIdea {
  readonly line: string;
  readonly photo: number | null;
  readonly question: string | null;
  readonly from: string | null;
  readonly until: string | null;
}

const ORDER = /^Give at most (\d+) ideas now, in (.+)\.$/m;
/** A fact that is worth a post of its own; hours and addresses belong into others. */
const TRUE_FACT = /^Fact \d+: (?:Offer|Price|Also true): (.*)$/gm;
/** Words of an idea. */
const LONGEST = 20;
const lineOf = (prompt: string, label: string) => new RegExp(`^${label}: (.*)$`, "m").exec(prompt)?.[1] ?? "";
/** The numbered values below a label. */
const listOf = (prompt: string, label: string) =>
  [
    ...(new RegExp(`^${label}:\\n((?:\\d+\\. .*(?:\\n|$))+)`, "m").exec(prompt)?.[1] ?? "").matchAll(
      /^\d+\. (.*)$/gm,
    ),
  ].map(([, value = ""]) => value);

/** The clauses of a text; a price or a year belongs to the one before it. */
const thingsIn = (text: string): string[] =>
  clausesOf(text).reduce<string[]>((things, clause) => {
    const isFigure = /^[\p{Sc}\p{Nd}]/u.test(clause) && things.length > 0;
    return isFigure ? [...things.slice(0, -1), `${things.at(-1)}, ${clause}`] : [...things, clause];
  }, []);

/** Reads a prompt that asks for the ideas of a week or a campaign; null for any other. */
export function readWeekOrder(prompt: string): WeekOrder | null {
  const [, count, language = ""] = ORDER.exec(prompt) ?? [];
  if (!count) return null;
  const about = lineOf(prompt, "Background");
  return {
    count: Number(count),
    language: languageNamedIn(language),
    business: lineOf(prompt, "Business").replace(/ \([^()]*\)$/, ""),
    campaign: lineOf(prompt, "Campaign"),
    news: thingsIn(lineOf(prompt, "What is going on (?:this week|in it)").replace(/^not given$/, "")),
    lasting: [
      ...[...prompt.matchAll(TRUE_FACT)].map(([, text = ""]) => text),
      ...sentencesIn(about, about.length),
    ].map((text) => shortened(text, LONGEST)),
    parts: thingsIn(about).filter((part) => part.includes(" ")),
    photos: listOf(prompt, "Photos").map((words) =>
      words.replace(/^(?:not )?attached, /, "").replace("nothing is known of it", ""),
    ),
    known: [...listOf(prompt, "Already planned"), ...listOf(prompt, "Already posted")].map((line) =>
      line.replace(/^\d{4}-\d\d-\d\d: /, ""),
    ),
  };
}

/** Each two of them together, in at most as many words as an idea may have. */
const pairsOf = (texts: readonly string[]) =>
  texts
    .flatMap((text, at) => texts.slice(at + 1).map((other) => `${text} – ${other}`))
    .filter((pair) => pair.split(/\s+/).length <= LONGEST);

/**
 * Ideas of what the owner has said, and of nothing else: first the news, then what a photo shows, facts and what the
 * business says of itself, whole and in parts; then two of these together. Fewer than were asked for where there is no more to say.
 */
export function planWeek(order: WeekOrder, flaw?: Flaw): PlannedIdea[] {
  const { language, business, campaign, news, lasting, parts, photos, count } = order;
  const known = new Set(order.known.map((line) => line.toLowerCase()));
  const isNew = (line: string) => !known.has(line.toLowerCase());
  const pool = [
    ...[...news, ...lasting, ...parts, ...pairsOf([...lasting, ...news])].map(capitalised),
    ...[...lasting, ...parts, ...news].map((text) => `${campaign || business}: ${text}`),
  ].filter((line, at, all) => isNew(line) && all.indexOf(line) === at);
  const ideas = Array.from({ length: count }).flatMap((_, index): PlannedIdea[] => {
    const words = photos[index];
    const line = words && index >= news.length && isNew(words) ? words : pool.shift();
    if (line === undefined) return [];
    const until = /\b\d{4}-\d\d-\d\d\b/.exec(line)?.[0] ?? null;
    const photo = words === undefined ? null : index + 1;
    return [{ line, photo, question: words === "" ? language.photoQuestion : null, from: until, until }];
  });
  if (flaw === "too-few") return ideas.slice(0, Math.max(1, ideas.length - 1));
  if (flaw === "no-ideas") return [];
  const more = Array.from({ length: 40 - ideas.length }, (_, n) => ({
    ...NONE,
    line: `${business}, ${n + 1}`,
  }));
  return flaw === "too-many" ? [...ideas, ...more] : ideas;
}

const NONE = { photo: null, question: null, from: null, until: null };

/** The same for a server without structured output: a numbered line each. */
export function planLines(ideas: readonly PlannedIdea[]): string {
  return ideas
    .map(({ line, photo, question }, index) =>
      [`${index + 1}. ${line}`, photo ? `[photo ${photo}]` : "", question ? `[ask: ${question}]` : ""]
        .filter(Boolean)
        .join(" "),
    )
    .join("\n");
}
