import { getLexicon } from "./text/lexicon";
import { isOffer } from "./offers";
import type { Atom, Reading } from "./text/reading";
import type { Token } from "./text/tokens";

/** Clauses and sentences are read so far on each side: it bounds the cost of a text without any end. */
export const REACH = 40;

/** Tokens `start` to `end`, which is behind the last. */
export type Range = { start: number; end: number };

export const CLAUSE_END = /^[,;:()–—!?…]$/;
const SENTENCE_END = /^[!?…]$/;

export const endsAt = (token: Token, marks: RegExp) =>
  token.kind === "line" || (token.kind === "mark" && marks.test(token.text));

/** "1,000" */
const isInNumber = (tokens: readonly Token[], at: number) =>
  tokens[at]?.text === "," &&
  tokens[at - 1]?.kind === "number" &&
  tokens[at + 1]?.kind === "number" &&
  tokens[at + 1]?.tight;

/** The tokens around a range up to a mark on each side; a new sentence ends them in any case. */
function around(tokens: readonly Token[], range: Range, marks: RegExp): Range {
  let { start, end } = range;
  while (start > 0 && range.start - start < REACH && !tokens[start]?.begins) {
    const before = tokens[start - 1];
    if (!before || (endsAt(before, marks) && !isInNumber(tokens, start - 1))) break;
    start--;
  }
  while (end < tokens.length && end - range.end < REACH) {
    const token = tokens[end];
    if (!token || token.begins || (endsAt(token, marks) && !isInNumber(tokens, end))) break;
    end++;
  }
  return { start, end };
}

export const sentenceOf = ({ tokens }: Reading, range: Range) => around(tokens, range, SENTENCE_END);
export const clauseOf = ({ tokens }: Reading, range: Range) => around(tokens, range, CLAUSE_END);

/** "On Saturday," is one clause with what follows. */
export function clauseWithNext(reading: Reading, group: Range & { atoms: readonly Atom[] }): Range {
  const language = group.atoms[0]?.language ?? "en";
  const { tokens } = reading;
  const clause = clauseOf(reading, group);
  const words = tokens.slice(clause.start, clause.end).filter(({ kind }) => kind === "word").length;
  // "At Saturday's wedding,"
  if (group.atoms.some(({ dates }) => dates.length > 0)) return clause;
  const isFront = clause.end - group.end < 2 && tokens[clause.start]?.begins;
  const isShort = words - (group.end - group.start) <= 4;
  // "The course ends on Friday, well done!"
  const isSaid = tokens.slice(clause.start, clause.end).some(({ text }) => isOffer(text, language));
  if (!isFront || !isShort || isSaid || tokens[clause.end]?.text !== ",") return clause;
  const next = clauseOf(reading, { start: clause.end + 1, end: clause.end + 1 });
  return { start: clause.start, end: next.end };
}

/** The words that are looked for around a group are those of its first day's language. */
export function languageOf({ atoms }: { atoms: readonly Atom[] }) {
  const id = atoms[0]?.language ?? "en";
  return { id, ...getLexicon().languages[id] };
}
