"use client";

import { useEffect, useMemo, useState } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import type { daysIn } from "@/lib/text/days/mentions";
import type { DayMention, Writing } from "@/lib/text/days/types";
import type { ReadDays } from "@/lib/text/days/with-read";
import { DAYS_TEXT } from "@/lib/posts/constants";

type Find = typeof daysIn;

let loaded: Find | undefined;

/** Loads the finder. */
const loadDays = async (): Promise<Find> => (loaded ??= (await import("@/lib/text/days/mentions")).daysIn);

/** A text whose days the server has found. */
export type WithDays = { content: string; days: readonly DayMention[] };

/**
 * The days that a text speaks of; none while the finder loads, which a text that the server has read does not need.
 * @param known what the server has found
 * @param read what a model has read in the text, where its days are not known
 */
export function useDaysIn(
  text: string,
  { writtenAt, timeZone }: { [K in keyof Writing]: string },
  known?: WithDays,
  read: ReadDays | null = null,
): readonly DayMention[] {
  const [find, setFind] = useState<Find | null>(() => loaded ?? null);
  const sent = known?.content === text && text.length <= DAYS_TEXT ? known.days : null;
  const needed = sent === null;
  useEffect(() => {
    if (needed && !find) void keepTrying(loadDays).then((found) => setFind(() => found));
  }, [needed, find]);
  return useMemo(
    () => (needed && find?.(text, { writtenAt: new Date(writtenAt), timeZone }, read)) || (sent ?? []),
    [needed, sent, find, text, writtenAt, timeZone, read],
  );
}
