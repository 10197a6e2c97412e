import "server-only";
import { sha256 } from "@/lib/crypto";
import { mentionsOf } from "@/lib/text/days/mentions";
import type { DayMention, Writing } from "@/lib/text/days/types";
import { type ReadDays, withRead } from "@/lib/text/days/with-read";
import { readDays } from "@/lib/text/explicit/read-figures";
import type { SaidDay } from "@/lib/text/explicit/types";
import { DAYS_TEXT } from "./constants";

/** Texts of which it is remembered what they say of days, not the texts: an owner's week has some dozens. */
const MOST = 1_000;
const known = new Map<string, SaidDay[]>();

/**
 * The days that a post's text speaks of, in its first `DAYS_TEXT` characters. A text is read once, and counted anew.
 * @param read what a model has read in it
 */
export function daysOfText(content: string, writing: Writing, read: ReadDays | null = null): DayMention[] {
  const said = saidIn(content.slice(0, DAYS_TEXT), writing.timeZone);
  return mentionsOf(withRead(said, read, DAYS_TEXT), writing);
}

function saidIn(text: string, timeZone: string): SaidDay[] {
  const key = sha256(`${timeZone} ${text}`);
  const read = known.get(key) ?? readDays(text, timeZone);
  // What was asked for last is forgotten last.
  known.delete(key);
  known.set(key, read);
  const [oldest] = known.size > MOST ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  return read;
}
