import type { Flaw } from "../../faults";
import { PLAN_TEXTS } from "../languages/plans";
import type { LanguageCode } from "../languages/types";
import { languageNamedIn } from "./brief";
import { clausesOf, shortened } from "./owner-words";

/** What a week is to be planned from. */
export interface WeekOrder {
  readonly count: number;
  readonly language: LanguageCode;
  readonly business: string;
  /** A campaign's name; empty for a week. */
  readonly campaign: string;
  readonly about: string;
  readonly audience: string;
  readonly pain: string;
  readonly news: readonly string[];
  readonly holidays: readonly string[];
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
const lineOf = (prompt: string, label: string) => new RegExp(`^${label}: (.*)$`, "m").exec(prompt)?.[1] ?? "";
/** The numbered values below a label. */
const listOf = (prompt: string, label: string) =>
  [
    ...(new RegExp(`^${label}:\\n((?:\\d+\\. .*(?:\\n|$))+)`, "m").exec(prompt)?.[1] ?? "").matchAll(
      /^\d+\. (.*)$/gm,
    ),
  ].map(([, value = ""]) => value);

/** Reads a prompt that asks for the ideas of a week or a campaign; null for any other. */
export function readWeekOrder(prompt: string): WeekOrder | null {
  const [, count, language = ""] = ORDER.exec(prompt) ?? [];
  if (!count) return null;
  const profile = (label: string) => shortened(lineOf(prompt, label), 12);
  return {
    count: Number(count),
    language: languageNamedIn(language).code,
    business: lineOf(prompt, "Business").replace(/ \([^()]*\)$/, ""),
    campaign: lineOf(prompt, "Campaign"),
    about: profile("Background"),
    audience: profile("Customers"),
    pain: profile("Customers' worries"),
    news: clausesOf(lineOf(prompt, "What is going on (?:this week|in it)").replace(/^not given$/, "")),
    holidays: [...lineOf(prompt, "Public holidays").matchAll(/\d{4}-\d\d-\d\d ([^;]+)/g)].map(
      ([, name = ""]) => name,
    ),
    photos: listOf(prompt, "Photos").map((words) =>
      words.replace(/^(?:not )?attached, /, "").replace("nothing is known of it", ""),
    ),
    known: [...listOf(prompt, "Already planned"), ...listOf(prompt, "Already posted")].map((line) =>
      line.replace(/^\d{4}-\d\d-\d\d: /, ""),
    ),
  };
}

const capitalised = (text: string) => text.replace(/^\p{Ll}/u, (start) => start.toUpperCase());

/** Ideas: first the owner's own news, then photos whose words are known, a holiday, and the profile. */
export function planWeek(order: WeekOrder, seed: number, flaw?: Flaw): PlannedIdea[] {
  const texts = PLAN_TEXTS[order.language];
  const known = new Set(order.known.map((line) => line.toLowerCase()));
  const slots: Readonly<Record<string, string>> = {
    ...order,
    news: "",
    holidays: "",
    photos: "",
    known: "",
    count: "",
  };
  const start = seed % texts.ideas.length;
  const pool = [
    ...order.news.map(capitalised),
    ...order.holidays.map((name) => texts.holiday.replace("{name}", name)),
    ...[...texts.ideas.slice(start), ...texts.ideas.slice(0, start)].map((idea) =>
      [
        idea.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? ""),
        order.campaign && `(${order.campaign})`,
      ]
        .filter(Boolean)
        .join(" "),
    ),
  ].filter((line) => !known.has(line.toLowerCase()));
  const ideas = Array.from({ length: order.count }, (_, index): PlannedIdea => {
    const words = order.photos[index];
    const photo = words === undefined ? null : index + 1;
    const ofPhoto = words && index >= order.news.length ? texts.photo.replace("{words}", words) : undefined;
    const line =
      (ofPhoto && !known.has(ofPhoto.toLowerCase()) ? ofPhoto : pool[index]) ??
      `${order.business} ${seed + index}`;
    const until = /\b\d{4}-\d\d-\d\d\b/.exec(line)?.[0] ?? null;
    return { line, photo, question: words === "" ? texts.question : null, from: until, until };
  });
  if (flaw === "too-few") return ideas.slice(0, Math.max(1, ideas.length - 1));
  if (flaw === "no-ideas") return [];
  const more = Array.from({ length: 40 - ideas.length }, (_, n) => ({
    ...NONE,
    line: `${order.business}, ${n + 1}`,
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
