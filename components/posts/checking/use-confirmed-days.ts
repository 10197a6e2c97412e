"use client";

import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { wallTime } from "@/lib/i18n/wall-time";

const NONE: readonly string[] = [];
/** Answers that are kept of a post: it is moved between a few days at most. */
const MOST = 8;

/** Words of a text that speak of a day, and when it goes out, ISO 8601. */
type Said = { text: string; at: string };

/** The days of a post that its owner has called right, in this browser: by the words, and the day on which it goes out. */
export function useConfirmedDays({ id, writtenAt }: { id: number; writtenAt: string }, timeZone: string) {
  const [kept, setKept] = useStoredState<readonly string[]>(`kept-days:${id}`, NONE);
  const keyOf = ({ text, at }: Said) =>
    `${writtenAt} ${text.trim()} ${wallTime(new Date(at), timeZone).date}`;
  return {
    isKept: (said: Said) => kept.includes(keyOf(said)),
    keep: (said: Said) => setKept((before) => [...before, keyOf(said)].slice(-MOST)),
  };
}
