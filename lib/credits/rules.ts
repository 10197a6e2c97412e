import type { MovementKind } from "./types";

/** The model's usage, in tokens. Reasoning that is not part of the text is not charged. */
export type TokenUsage = { inputTokens: number; outputTokens: number };

/** Credits per unit. 1,000 credits are a typical text post: about 1,000 input and 165 output tokens. */
export const CREDIT_PRICES = { inputToken: 0.5, outputToken: 3, image: 2_000 } as const;

export const TYPICAL_TOKENS_PER_WORD = 1.45;
/** A post is as long as its subject needs: the length is the most that it may have. */
const TYPICAL_SHARE = 0.75;
/** Hungarian and German need more tokens per word than English. */
const MAX_TOKENS_PER_WORD = 3;
/** Three to five hashtags, in addition to the requested number of words. */
const HASHTAG_TOKENS = 25;
/** Headroom for unrequested hashtags and a longer ending. */
const EXTRA_TOKENS = 100;
/** How much longer a prompt may turn out than was estimated. */
const MAX_PROMPT = 1.5;
/** Displayed figures are rounded to this. */
const STEP = 50;

/** The options of a generation that decide its price. */
export type QuoteRequest = {
  words: number;
  hashtags: boolean;
  image: boolean;
  /** Estimated tokens of the whole prompt. */
  promptTokens: number;
  /** Tokens of the links in the prompt, which appear in the text unchanged. */
  linkTokens: number;
};

/** The estimate of a price, in credits: the probable cost, and how much is reserved for it. */
export type Quote = { cost: number; reserved: number };

/** The cost of a generation, in whole credits: the tokens of its text, and a fixed price for an image. */
export function cost(usage: TokenUsage, image: boolean): number {
  const text = usage.inputTokens * CREDIT_PRICES.inputToken + usage.outputTokens * CREDIT_PRICES.outputToken;
  return Math.max(1, Math.ceil(text)) + (image ? CREDIT_PRICES.image : 0);
}

/** The estimated number of tokens of `text`: a token is about four bytes of UTF-8. For servers that report none. */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4);
}

/** As much of `text` as `tokens` tokens hold by `estimateTokens`, up to the end of a word. */
export function clipTokens(text: string, tokens: number): string {
  const bytes = new Uint8Array(tokens * 4);
  const { read, written } = new TextEncoder().encodeInto(text, bytes);
  return read === text.length
    ? text
    : new TextDecoder().decode(bytes.subarray(0, written)).replace(/\s\S*$/, "…");
}

/** The maximum number of tokens of a text of about `words` words, with its hashtags and its links of `linkTokens`. */
export function maxTextTokens(words: number, linkTokens = 0): number {
  return words * MAX_TOKENS_PER_WORD + EXTRA_TOKENS + linkTokens;
}

/** What is known of a text that is to be written, in tokens. */
export type TextSize = { promptTokens: number; outputTokens: number; mostOutputTokens: number };

/**
 * The only source of figures about a future call of the model: the quote beside the button and what is reserved. The
 * price never exceeds the reservation, whatever a server reports.
 */
export function quoteText({ promptTokens, outputTokens, mostOutputTokens }: TextSize, image = false): Quote {
  const upperBound = { inputTokens: Math.ceil(promptTokens * MAX_PROMPT), outputTokens: mostOutputTokens };
  return {
    cost: Math.round(cost({ inputTokens: promptTokens, outputTokens }, image) / STEP) * STEP,
    reserved: Math.ceil(cost(upperBound, image) / STEP) * STEP,
  };
}

/** The quote for a post, from which "enough for about N posts" follows too. */
export function quoteGeneration({ words, hashtags, image, promptTokens, linkTokens }: QuoteRequest): Quote {
  const outputTokens =
    words * TYPICAL_SHARE * TYPICAL_TOKENS_PER_WORD + (hashtags ? HASHTAG_TOKENS : 0) + linkTokens;
  return quoteText({ promptTokens, outputTokens, mostOutputTokens: maxTextTokens(words, linkTokens) }, image);
}

/** A typical text post: 1,000 credits. */
export const TYPICAL_QUOTE = quoteGeneration({
  words: 150,
  hashtags: false,
  image: false,
  promptTokens: 1_000,
  linkTokens: 0,
});

/**
 * About how many posts of this price can be written one after the other: each needs its full reservation, the last
 * one too.
 */
export function postsWith(credits: number, { cost: price, reserved }: Quote): number {
  return credits < reserved ? 0 : Math.floor((credits - reserved) / price) + 1;
}

/** About how many of these posts the balance covers in sequence: each needs its full reservation. */
export function affordable(balance: number, quotes: readonly Quote[]): number {
  let left = balance;
  for (const [index, { cost: price, reserved }] of quotes.entries()) {
    if (left < reserved) return index;
    left -= price;
  }
  return quotes.length;
}

const KINDS: readonly [RegExp, MovementKind][] = [
  [/^trial:/, "trial"],
  [/^grant:/, "period"],
  [/^upgrade:/, "upgrade"],
  [/^restore:/, "restored"],
  [/^expire:/, "expired"],
  [/^(withdraw|dispute):/, "withdrawn"],
];

/** The purpose of a ledger entry that no generation made, by its key. */
export function kindOfEntry(key: string): MovementKind {
  return KINDS.find(([pattern]) => pattern.test(key))?.[1] ?? "granted";
}
