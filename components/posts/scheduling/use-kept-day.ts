"use client";

import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { wallTime } from "@/lib/i18n/wall-time";

const NONE: readonly string[] = [];
/** Answers that are kept of a post: it is moved between a few days at most. */
const MOST = 8;

type Asked = {
  post: { id: number; writtenAt: string };
  /** The words that speak of another day. */
  said: string;
  /** When the post goes out, ISO 8601. */
  at: string;
  timeZone: string;
};

/**
 * Whether its owner has said that these words are right on that day, and what says so. Asked once: whatever else changes
 * about the post, the answer is about its words and the day.
 */
export function useKeptDay({ post, said, at, timeZone }: Asked) {
  const [kept, setKept] = useStoredState<readonly string[]>(`kept-days:${post.id}`, NONE);
  const asked = `${post.writtenAt} ${said} ${wallTime(new Date(at), timeZone).date}`;
  return {
    isKept: kept.includes(asked),
    keep: () => setKept((before) => [...before, asked].slice(-MOST)),
  };
}
