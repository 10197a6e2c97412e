/** A run of text that stays, goes or is new. */
export type Run = { kind: "same" | "old" | "new"; text: string };

/** Above so many words a table of all pairs would be slow. */
const WORDS = 600;
/** Below this share of words that stay, single words beside each other are harder to read than the whole. */
const ALIKE = 0.5;

const wordsOf = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Lengths of the longest common subsequences of the ends of two lists. */
function commonEnds(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const [row, next] = [table[i], table[i + 1]];
      if (!row || !next) continue;
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return table;
}

/** What becomes of each word when `before` is replaced by `after`; two whole runs where they have little in common. */
export function diffWords(before: string, after: string): Run[] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const table = a.length <= WORDS && b.length <= WORDS ? commonEnds(a, b) : null;
  const alike = (table?.[0]?.[0] ?? 0) / Math.max(a.length, b.length, 1);
  if (!table || alike < ALIKE)
    return join([
      ["old", before],
      ["new", after],
    ]);
  const runs: [Run["kind"], string][] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [old, fresh] = [a[i], b[j]];
    const goes = fresh === undefined || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0);
    if (old !== undefined && old === fresh) runs.push(["same", old]);
    else if (old !== undefined && goes) runs.push(["old", old]);
    else runs.push(["new", fresh ?? ""]);
    const kind = runs.at(-1)?.[0];
    if (kind !== "new") i += 1;
    if (kind !== "old") j += 1;
  }
  return join(runs);
}

/** Neighbours of one kind as one run. */
function join(runs: readonly [Run["kind"], string][]): Run[] {
  const joined: Run[] = [];
  for (const [kind, text] of runs) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) joined.push({ kind, text });
  }
  return joined;
}
