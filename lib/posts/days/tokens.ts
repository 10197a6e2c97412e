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

const TOKEN =
  /(?<other>(?:https?:\/\/|www\.)[^\s<>"'“”]+|[#@][\p{L}\p{M}\p{N}_]+)|(?<word>\p{L}[\p{L}\p{M}]*)|(?<number>\p{Nd}+)|(?<line>\n)|(?<mark>[^\s\p{M}\ufe0f\u200d])/gu;

/** What may stand between the letters of two words that belong together. */
const HYPHEN = /^[-‐‑]$/;
const APOSTROPHE = /^['’`´]$/;
const SENTENCE_END = /^[.!?…]$/;

/** The tokens of a text, in one pass. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [found] = match;
    const kind = kindOf(match);
    const small = kind === "word" ? found.normalize("NFC").toLowerCase() : found;
    tokens.push({
      kind,
      text: small,
      plain: withoutAccents(small),
      from: match.index,
      to: match.index + found.length,
      capital: kind === "word" && /^\p{Lu}/u.test(found),
      tight: tokens.at(-1)?.to === match.index,
      hyphen: false,
      begins: false,
      line,
    });
    if (kind === "line") line++;
  }
  return withSentences(joined(tokens));
}

function kindOf({ groups = {} }: RegExpExecArray): Token["kind"] {
  if (groups.word) return "word";
  if (groups.number) return "number";
  if (groups.line) return "line";
  return groups.other ? "other" : "mark";
}

function withoutAccents(word: string): string {
  // Most words have none, and normalising is dear.
  return /^[\0-\x7f]*$/.test(word) ? word : word.normalize("NFD").replace(/\p{M}/gu, "");
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
    kept.push(passed ? { ...token, tight: true, hyphen: HYPHEN.test(passed) } : token);
    passed = "";
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
  if (before.kind === "number") return next.kind !== "line" && before.to - before.from <= 2;
  return (
    before.kind === "word" &&
    before.to - before.from <= 4 &&
    (next.kind === "number" || !next.capital) &&
    next.kind !== "line"
  );
}
