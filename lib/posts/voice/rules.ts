import { SIGNATURE_LIMIT } from "./constants";
import type { EditHabit, NoteLine, PostHabit, SentEdit } from "./types";

/** What can be counted of how a text is written. */
type Features = { words: number; exclamations: number; emoji: number; hashtags: number };

const EMOJI = /\p{Regional_Indicator}{2}|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/gu;
/** A family, a flag, or a hand with its colour is one. */
const JOINED = /\u200d\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier}/gu;
const HASHTAG = /(?<![\p{L}\p{N}_&/])#(?=[\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Counts a text's words, exclamation marks, emoji and hashtags. Pure; its cost grows with the text's length. */
export function featuresOf(text: string): Features {
  return {
    words: text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    exclamations: countOf(text, /!/g),
    emoji: countOf(text.replace(JOINED, ""), EMOJI),
    hashtags: countOf(text, HASHTAG),
  };
}

/** How much shorter or longer a sent text is for it to count. */
const SHORTER = 0.8;
const LONGER = 1.25;

type Counted = { before: Features; after: Features };
type Occasion = { occurs: (counted: Counted) => boolean; done: (counted: Counted) => boolean };

const taken = (name: "exclamations" | "emoji" | "hashtags"): Occasion => ({
  occurs: ({ before }) => before[name] > 0,
  done: ({ before, after }) => after[name] < before[name],
});
const OCCASIONS: Record<EditHabit["kind"], Occasion> = {
  EXCLAMATIONS: taken("exclamations"),
  EMOJI: taken("emoji"),
  HASHTAGS: taken("hashtags"),
  SHORTER: { occurs: () => true, done: ({ before, after }) => after.words <= before.words * SHORTER },
  LONGER: { occurs: () => true, done: ({ before, after }) => after.words >= before.words * LONGER },
};

/** What can be counted of a text of the model's, and of what went out of it. Pure. */
export const countEdit = ({ written, sent }: SentEdit): Counted => ({
  before: featuresOf(written),
  after: featuresOf(sent),
});

/** What an owner does to most of the model's texts before they are sent, and at least twice. Pure. */
export function editHabits(counted: readonly Counted[]): EditHabit[] {
  return (Object.keys(OCCASIONS) as EditHabit["kind"][])
    .map((kind) => {
      const occasions = counted.filter(OCCASIONS[kind].occurs);
      return { kind, times: occasions.filter(OCCASIONS[kind].done).length, of: occasions.length };
    })
    .filter(({ times, of }) => times >= 2 && times * 2 > of);
}

/** Numbers of words are told in steps of these. */
const STEP = 5;

/** How an owner's own texts are written, as far as it can be counted; nothing of fewer than two. Pure. */
export function postHabits(texts: readonly string[]): PostHabit[] {
  if (texts.length < 2) return [];
  const counted = texts.map(featuresOf);
  const lengths = counted.map(({ words }) => words).sort((a, b) => a - b);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  const having = (name: keyof Features) => counted.filter((one) => one[name] > 0).length;
  const habit = (
    name: "exclamations" | "emoji" | "hashtags",
    kind: "EXCLAMATIONS" | "EMOJI" | "HASHTAGS",
  ) => {
    const value = having(name);
    if (value === 0) return [{ kind: `NO_${kind}` as const, value }];
    return value * 2 > texts.length ? [{ kind, value }] : [];
  };
  return [
    { kind: "WORDS", value: Math.max(STEP, Math.round(middle / STEP) * STEP) },
    ...habit("exclamations", "EXCLAMATIONS"),
    ...habit("emoji", "EMOJI"),
    ...habit("hashtags", "HASHTAGS"),
  ];
}

const lastLineOf = (text: string) => text.trim().split(/\n+/).at(-1)?.trim() ?? "";

/** The line with which at least half of the texts end, and two of them; empty without one. Pure. */
export function signatureOf(texts: readonly string[]): string {
  const ends = new Map<string, number>();
  for (const text of texts) {
    const line = lastLineOf(text);
    // A text of one line has no signature, and hashtags are none.
    if (line === text.trim() || line.length > SIGNATURE_LIMIT || /^(?:#\S+\s*)+$/.test(line)) continue;
    ends.set(line, (ends.get(line) ?? 0) + 1);
  }
  const [most] = [...ends].sort(([, a], [, b]) => b - a);
  return most && most[1] >= 2 && most[1] * 2 >= texts.length ? most[0] : "";
}

/** What a note says of a habit of changing texts. */
const NOTED: Record<EditHabit["kind"], NoteLine["kind"]> = {
  EXCLAMATIONS: "NO_EXCLAMATIONS",
  EMOJI: "NO_EMOJI",
  HASHTAGS: "NO_HASHTAGS",
  SHORTER: "SHORTER",
  LONGER: "LONGER",
};

/**
 * What a note can say after the posts that the owner has chosen and the changes that were counted. Where the two differ,
 * the changes are believed. Pure.
 */
export function noteLines(texts: readonly string[], edits: readonly EditHabit[]): NoteLine[] {
  const noted = edits.map(({ kind }) => NOTED[kind]);
  const own = postHabits(texts).filter(
    ({ kind }) => !noted.some((one) => one === kind || one === `NO_${kind}`),
  );
  return [...own, ...noted.map((kind) => ({ kind, value: 0 }))];
}
