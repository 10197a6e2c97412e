import { diffArrays } from "diff";

/** A run of text that stays, goes or is new. */
export type Run = { kind: "same" | "old" | "new"; text: string };

/** The most changes that are searched for: the time grows with their square. */
const MOST_CHANGES = 800;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/**
 * Which words stay, go or are new when `before` is replaced by `after`. Two whole runs where less than half of the
 * words stay, because single words beside each other are harder to read then.
 */
export function diffWords(before: string, after: string): Run[] {
  const [old, fresh] = [wordsOf(before), wordsOf(after)];
  const maxEditLength = Math.min(old.length, fresh.length, MOST_CHANGES);
  const changes = diffArrays(old, fresh, { maxEditLength });
  if (changes)
    return changes.map(({ added, removed, value }) => ({
      kind: added ? "new" : removed ? "old" : "same",
      text: value.join(""),
    }));
  const whole: Run[] = [
    { kind: "old", text: before },
    { kind: "new", text: after },
  ];
  return whole.filter(({ text }) => text !== "");
}
