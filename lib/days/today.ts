import type { Group } from "./dates/groups";
import { getLexicon } from "./text/lexicon";
import type { Reading } from "./text/reading";

const BESIDE = /^[,(:–—-]$/;
const MOST_STEPS = 4;

/** "today", "tomorrow" or the day after it beside a group of days: how many days after the sending it is. */
export type Beside = { offset: -1 | 0 | 1 | 2; start: number };

/** What is said to be that very day: "tomorrow, Saturday", "today is Friday", "Friday (today)". */
export function todayBeside(reading: Reading, group: Group): Beside | null {
  const { tokens } = reading;
  const language = getLexicon().languages[group.atoms[0]?.language ?? "en"];
  const id = group.atoms[0]?.language;
  let at = group.start;
  for (let n = 0; n <= MOST_STEPS; n++) {
    const offset = offsetBefore(at);
    if (offset) return offset;
    const glue = BESIDE.test(tokens[at - 1]?.text ?? "")
      ? 1
      : Math.max(language.phraseBefore("is", tokens, at), partBefore(at));
    if (glue === 0) break;
    at -= glue;
  }
  return isBracketed() ? offsetFrom(group.end + 1) : offsetFrom(group.end, true);

  function partBefore(end: number): number {
    const part = language.before.find(([cue]) => cue === "part")?.[1];
    const last = tokens[end - 1];
    return part &&
      last &&
      [...(part.get(last.plain) ?? [])].some((words) => words.length === 1 && words[0] === last.text)
      ? 1
      : 0;
  }
  function offsetBefore(end: number): Beside | null {
    for (const [list, offset] of LISTS) {
      const length = language.phraseBefore(list, tokens, end);
      if (length && !isMorning(end - length)) return { offset, start: end - length };
    }
    return null;
  }
  function offsetFrom(from: number, near = false): Beside | null {
    const found = LISTS.find(([list]) => language.phraseFrom(list, tokens, from) > 0);
    // After a day "morgen" and "mañana" are mornings.
    if (!found || (near && found[1] !== 0 && (id === "de" || id === "es"))) return null;
    return { offset: found[1], start: group.start };
  }
  function isBracketed(): boolean {
    return tokens[group.end]?.text === "(";
  }
  /** "mañana" is the morning after an article, and German "Morgen" after a greeting. */
  function isMorning(start: number): boolean {
    const before = tokens[start - 1]?.text ?? "";
    if (id === "es") return /^(?:la|por|esta|cada|de|a|buena)$/.test(before);
    return (
      id === "de" &&
      tokens[start]?.plain === "morgen" &&
      /^(?:guten|am|jeden|diesen|schönen|zum|samstag|sonntag)$/.test(before)
    );
  }
}

const LISTS = [
  ["overmorrow", 2],
  ["tomorrow", 1],
  ["today", 0],
  ["yesterday", -1],
] as const;
