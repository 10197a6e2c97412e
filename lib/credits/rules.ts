import type { MovementKind } from "./types";

/** What the model counted, in tokens. Thinking that is not part of the text is not charged. */
export type TokenUsage = { inputTokens: number; outputTokens: number };

/** Credits a unit. 1,000 credits are a typical text post: about 700 tokens read and 220 written. */
export const CREDIT_PRICES = { inputToken: 0.5, outputToken: 3, image: 2_000 } as const;

const TYPICAL_PROMPT_TOKENS = 700;
const TYPICAL_TOKENS_PER_WORD = 1.45;
/** Hungarian and German need more tokens a word than English. */
const MOST_TOKENS_PER_WORD = 3;
/** Hashtags and links stand outside the asked number of words. */
const EXTRA_TOKENS = 100;

/** What a generation costs, in whole credits: the tokens of its text, and a fixed price for a picture. */
export function cost(usage: TokenUsage, image: boolean): number {
  const text = usage.inputTokens * CREDIT_PRICES.inputToken + usage.outputTokens * CREDIT_PRICES.outputToken;
  return Math.max(1, Math.ceil(text)) + (image ? CREDIT_PRICES.image : 0);
}

/** How many tokens `text` probably is: a token is about four bytes of UTF-8. For servers that report none. */
export function estimateTokens(text: string): number {
  return Math.ceil(new TextEncoder().encode(text).length / 4);
}

/** The most tokens that a text of about `words` words needs, hashtags and links included. */
export function mostTextTokens(words: number): number {
  return words * MOST_TOKENS_PER_WORD + EXTRA_TOKENS;
}

/**
 * The most that a generation may cost, in credits: reserved before the call, and the final price is never
 * above it, whatever a server reports. `promptTokens` is the estimate of what is sent.
 */
export function upperBound(asked: { promptTokens: number; words: number; image: boolean }): number {
  const usage = {
    inputTokens: Math.ceil(asked.promptTokens * 1.5),
    outputTokens: mostTextTokens(asked.words),
  };
  return cost(usage, asked.image);
}

/** What a generation will probably cost, in credits, rounded to 50: the quote beside the button. */
export function estimateCost(asked: { words: number; image: boolean }): number {
  const outputTokens = asked.words * TYPICAL_TOKENS_PER_WORD;
  return Math.round(cost({ inputTokens: TYPICAL_PROMPT_TOKENS, outputTokens }, asked.image) / 50) * 50;
}

const KINDS: readonly [RegExp, MovementKind][] = [
  [/^trial:/, "trial"],
  [/^grant:/, "period"],
  [/^upgrade:/, "upgrade"],
  [/^restore:/, "restored"],
  [/^expire:/, "expired"],
  [/^(withdraw|dispute):/, "withdrawn"],
];

/** What an entry of the ledger that no generation made was for, by its key. */
export function kindOfEntry(key: string): MovementKind {
  return KINDS.find(([pattern]) => pattern.test(key))?.[1] ?? "granted";
}
