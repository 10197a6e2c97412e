/** A day as it was entered, yyyy-MM-dd; undefined until its owner touches it. */
export type EnteredDay = string | null | undefined;
type Known = { entered: EnteredDay; said: string | null; stored: string | null };

/**
 * The day to show, and what of it is sent: the owner's own one before the one that the words say, and that before the one
 * that is stored. What she has touched is sent though it is stored: the server would read the words otherwise.
 */
export function enteredDay({ entered, said, stored }: Known): { shown: string | null; sent: EnteredDay } {
  const shown = entered === undefined ? (said ?? stored) : entered;
  return { shown, sent: entered === undefined && shown === stored ? undefined : shown };
}
