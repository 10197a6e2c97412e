/** A word, a number, a mark or the end of a line, with its place in the text. */
export type Token = {
  kind: "word" | "number" | "mark" | "line" | "other";
  /** In small letters. */
  text: string;
  /** `text` without accents. */
  plain: string;
  from: number;
  to: number;
  /** Begins with a capital letter. */
  capital: boolean;
  /** Stands at the token before it, without a space; a hyphen or an apostrophe between letters is passed over. */
  tight: boolean;
  /** A hyphen stands between it and the token before it. */
  hyphen: boolean;
  /** Whether a sentence begins here. */
  begins: boolean;
  /** The number of its line. */
  line: number;
};

/** A link, tag or name of a person; a word; a number; the end of a line or a mark. */
const TOKEN =
  /((?:https?:\/\/|www\.)[^\s<>"'“”]+|[#@][\p{L}\p{M}\p{N}_]+)|(\p{L}[\p{L}\p{M}]*)|(\p{Nd}+)|\n|[^\s\p{M}\ufe0f\u200d]/gu;
const ASCII = /^[\0-\x7f]*$/;

const TITLE = /^(?:dr|mrs?|ms|sra?|st|hr|mme|prof|dott|sig)$/;

/** What may stand between the letters of two words that belong together. */
const HYPHEN = /^[-‐‑]$/;
const APOSTROPHE = /^['’`´]$/;
const SENTENCE_END = /^[.!?…]$/;

/** The tokens of a text, in one pass. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let [line, last] = [0, -1];
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const kind = kindOf(match);
    const to = match.index + found.length;
    const small = kind === "word" ? smallOf(found) : { text: found, plain: found };
    const capital = kind === "word" && !found.startsWith(small.text.charAt(0));
    const place = { from: match.index, to, line, tight: last === match.index };
    tokens.push({ kind, ...small, ...place, capital, hyphen: false, begins: false });
    last = to;
    if (kind === "line") line++;
  }
  return withSentences(joined(tokens));
}

function kindOf([found, other, word, number]: RegExpExecArray): Token["kind"] {
  if (word) return "word";
  if (number) return "number";
  if (other) return "other";
  return found === "\n" ? "line" : "mark";
}

/** Most words have no accents, and normalising is dear. */
function smallOf(word: string): { text: string; plain: string } {
  const text = (ASCII.test(word) ? word : word.normalize("NFC")).toLowerCase();
  return { text, plain: ASCII.test(text) ? text : text.normalize("NFD").replace(/\p{M}/gu, "") };
}

/** Without the hyphens and apostrophes inside of words, and between a number and its ending. */
function joined(tokens: Token[]): Token[] {
  const kept: Token[] = [];
  let passed = "";
  tokens.forEach((token, at) => {
    const next = tokens[at + 1];
    const before = kept.at(-1);
    const isInside =
      token.kind === "mark" &&
      token.tight &&
      next?.tight &&
      next.kind === "word" &&
      (before?.kind === "word" || (before?.kind === "number" && HYPHEN.test(token.text)));
    if (isInside && (HYPHEN.test(token.text) || APOSTROPHE.test(token.text))) {
      passed = token.text;
      return;
    }
    if (passed) {
      token.tight = true;
      token.hyphen = HYPHEN.test(passed);
      passed = "";
    }
    kept.push(token);
  });
  return kept;
}

function withSentences(tokens: Token[]): Token[] {
  let begins = true;
  tokens.forEach((token, at) => {
    const isText = token.kind === "word" || token.kind === "number" || token.kind === "other";
    token.begins = begins && isText;
    if (isText) begins = false;
    if (token.kind === "line") begins = true;
    if (token.kind === "mark" && SENTENCE_END.test(token.text) && !isAbbreviation(tokens, at)) begins = true;
  });
  return tokens;
}

/** A point that ends no sentence: behind a number ("24. Dezember"), behind three letters at most ("Sa. 7"), inside. */
function isAbbreviation(tokens: Token[], at: number): boolean {
  const [before, point, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (point?.text !== "." || !before || !point.tight || !next) return false;
  if (next.tight && next.kind !== "mark") return true;
  if (TITLE.test(before.text)) return true;
  if (before.kind === "number") return next.kind !== "line" && before.to - before.from <= 2;
  return (
    before.kind === "word" &&
    before.to - before.from <= 4 &&
    (next.kind === "number" || !next.capital) &&
    next.kind !== "line"
  );
}
