import { getLexicon } from "./lexicon";
import type { Atom, Reading } from "./reading";
import type { Token } from "./tokens";

/** Clauses and sentences are read so far on each side: it bounds the cost of a text without any end. */
export const REACH = 40;

/** Tokens `start` to `end`, which is behind the last. */
export type Range = { start: number; end: number };

export const CLAUSE_END = /^[,;:()–—!?…]$/;
const SENTENCE_END = /^[!?…]$/;

export const endsAt = (token: Token, marks: RegExp) =>
  token.kind === "line" || (token.kind === "mark" && marks.test(token.text));

/** The tokens around a range up to a mark on each side; a new sentence ends them in any case. */
function around(tokens: readonly Token[], range: Range, marks: RegExp): Range {
  let { start, end } = range;
  while (start > 0 && range.start - start < REACH && !tokens[start]?.begins) {
    const before = tokens[start - 1];
    if (!before || endsAt(before, marks)) break;
    start--;
  }
  while (end < tokens.length && end - range.end < REACH) {
    const token = tokens[end];
    if (!token || token.begins || endsAt(token, marks)) break;
    end++;
  }
  return { start, end };
}

export const sentenceOf = ({ tokens }: Reading, range: Range) => around(tokens, range, SENTENCE_END);
export const clauseOf = ({ tokens }: Reading, range: Range) => around(tokens, range, CLAUSE_END);

/** The words that are looked for around a group are those of its first day's language. */
export function languageOf({ atoms }: { atoms: readonly Atom[] }) {
  const id = atoms[0]?.language ?? "en";
  return { id, ...getLexicon().languages[id] };
}
