import { type Quote, estimateTokens, quoteText } from "@/lib/credits/rules";
import { CONTEXT, GROWTH, type RewriteKind } from "./constants";
import type { Part } from "./text-part";

/** Tokens of a prompt's rules, its labels and what it says of the business (compose-rewrite.ts). */
const FRAME_TOKENS = 500;
/** Tokens of an answer beyond its growth: a short part may need a few more. */
const EXTRA_TOKENS = 60;

export type RewriteSize = {
  content: string;
  part: Part;
  kind: RewriteKind;
  instruction?: string;
  /** Lines of the prompt that only the server knows. */
  facts?: readonly string[];
  manner?: readonly string[];
};

/** The most tokens of the new wording. */
export function maxRewriteTokens({ content, part, kind }: RewriteSize): number {
  return Math.ceil(estimateTokens(content.slice(part.start, part.end)) * GROWTH[kind].most) + EXTRA_TOKENS;
}

/** The estimated cost of changing a part, and the amount reserved for it, in credits. Screen and server share it. */
export function quoteRewrite(size: RewriteSize): Quote {
  const { content, part, kind, instruction = "", facts = [], manner = [] } = size;
  const partTokens = estimateTokens(content.slice(part.start, part.end));
  const around = estimateTokens(
    content.slice(0, part.start).slice(-CONTEXT) + content.slice(part.end).slice(0, CONTEXT),
  );
  return quoteText({
    promptTokens:
      FRAME_TOKENS + partTokens + around + estimateTokens([instruction, ...facts, ...manner].join("\n")),
    outputTokens: partTokens * GROWTH[kind].usual,
    mostOutputTokens: maxRewriteTokens(size),
  });
}
