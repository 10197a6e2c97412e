import type { Token } from "@/lib/days/text/tokens";

/** A number in figures: tokens up to `end`, which is behind the last. */
export type Figure = {
  amount: number;
  end: number;
  /** How many digits stand behind a decimal mark. */
  decimals: number;
  /** The mark between the figures ("." of "3.50"); none for a whole number. */
  mark?: string;
  /** Whether blanks part its thousands ("15 000"), which may be two numbers as well. */
  spaced?: boolean;
};

const MARK = /^[.,'’]$/;
const MOST_GROUPS = 5;
const MULTIPLIERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    ezer: 1e3,
    thousand: 1e3,
    tausend: 1e3,
    mil: 1e3,
    mila: 1e3,
    mille: 1e3,
    millio: 1e6,
    million: 1e6,
    millions: 1e6,
    millionen: 1e6,
    mio: 1e6,
    millones: 1e6,
    milioni: 1e6,
    milhoes: 1e6,
  }),
);

const lengthOf = (token: Token) => token.to - token.from;

/** Whether a number stands inside of a longer run of figures, or is glued to a letter ("A4", "v2.0"). */
export function isInside(tokens: readonly Token[], at: number): boolean {
  const [token, before, first] = [tokens[at], tokens[at - 1], tokens[at - 2]];
  if (!token?.tight || !before) return false;
  if (before.kind === "number" || before.kind === "word" || before.kind === "other") return true;
  // "Catch-22", "COVID-19"
  if (/^[-‐‑]$/.test(before.text)) return before.tight && first?.kind === "word";
  return /^[.,:'’]$/.test(before.text) && before.tight && first?.kind === "number";
}

/** The numbers in figures that begin at a token, the longest reading first; none inside of another number. */
export function figuresAt(text: string, tokens: readonly Token[], at: number): Figure[] {
  const first = tokens[at];
  if (first?.kind !== "number" || lengthOf(first) > 9) return [];
  const groups = [first.text];
  const marks: string[] = [];
  let end = at + 1;
  while (groups.length < MOST_GROUPS) {
    const [mark, next] = [tokens[end], tokens[end + 1]];
    if (!mark?.tight || !MARK.test(mark.text) || !next?.tight || next.kind !== "number") break;
    marks.push(mark.text);
    groups.push(next.text);
    end += 2;
  }
  const plain = valueOf(groups, marks);
  const found = plain ? [{ ...plain, end, ...(marks[0] ? { mark: marks[0] } : {}) }] : [];
  const spaced = marks.length === 0 && lengthOf(first) <= 3 ? spacedFrom(text, tokens, at) : null;
  return spaced ? [spaced, ...found] : found;
}

/** "15 000", "1 250,50" */
function spacedFrom(text: string, tokens: readonly Token[], at: number): Figure | null {
  let digits = tokens[at]?.text ?? "";
  let end = at + 1;
  for (let n = 0; n < 3; n++) {
    const [before, next] = [tokens[end - 1], tokens[end]];
    if (next?.kind !== "number" || lengthOf(next) !== 3 || next.tight || !before) break;
    if (!/^[ \u00a0\u202f\u2009]$/.test(text.slice(before.to, next.from))) break;
    digits += next.text;
    end++;
  }
  if (end === at + 1) return null;
  const [mark, cents] = [tokens[end], tokens[end + 1]];
  const hasCents =
    mark?.tight && mark.text === "," && cents?.tight && cents.kind === "number" && lengthOf(cents) <= 2;
  if (hasCents)
    return {
      amount: Number(`${digits}.${cents.text}`),
      end: end + 2,
      decimals: lengthOf(cents),
      spaced: true,
    };
  return { amount: Number(digits), end, decimals: 0, spaced: true };
}

function valueOf(
  groups: readonly string[],
  marks: readonly string[],
): { amount: number; decimals: number } | null {
  const [whole = "", ...rest] = groups;
  const last = rest.at(-1) ?? "";
  if (rest.length === 0) return { amount: Number(whole), decimals: 0 };
  const isThousands = (parts: readonly string[]) =>
    whole.length <= 3 && whole !== "0" && parts.every((part) => part.length === 3);
  const isOneMark = marks.every((mark) => mark === marks[0]);
  if (isOneMark && isThousands(rest)) return { amount: Number(groups.join("")), decimals: 0 };
  if (isOneMark && rest.length > 1) return null;
  if (last.length > 3 || !isThousands(rest.slice(0, -1))) return null;
  return { amount: Number(`${[whole, ...rest.slice(0, -1)].join("")}.${last}`), decimals: last.length };
}

/** What multiplies the number that ends at a token ("5 ezer", "2 mil", "10k"), and where it ends. */
export function multiplied(tokens: readonly Token[], end: number): { by: number; end: number } {
  const next = tokens[end];
  if (next?.kind !== "word") return { by: 1, end };
  if (next.tight && next.text === "k") return { by: 1e3, end: end + 1 };
  const by = MULTIPLIERS.get(next.plain);
  return by ? { by, end: end + 1 } : { by: 1, end };
}

const DASH = /^[-–—−]$/;
const JOINERS = new Set(
  "to,till,until,bis,und,and,a,al,à,et,y,e,és,ate,até,ou,or,oder,vagy,o,ao,u".split(","),
);

/** Where the second number of a range begins, if what stands at a token joins two numbers; else -1. */
export function behindJoiner(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (!token) return -1;
  if (token.kind === "mark" && DASH.test(token.text)) return at + 1;
  return token.kind === "word" && !token.hyphen && JOINERS.has(token.text) ? at + 1 : -1;
}

export const isDash = (token: Token | undefined) => token !== undefined && DASH.test(token.text);
