import { FACT_LIMIT } from "@/lib/brand/facts/constants";
import type { FactKind } from "@/lib/brand/facts/types";
import { onOneLine } from "@/lib/text";
import type { Claim } from "@/lib/posts/checking/types";

const SENTENCE_END = /[.!?…]["”’)]?(?=\s|$)|\n/g;

/** The sentence that contains a claim. */
function sentenceAround(text: string, { from, to }: Pick<Claim, "from" | "to">): string {
  const start = Math.max(0, from - FACT_LIMIT);
  const before = [...text.slice(start, from).matchAll(SENTENCE_END)].at(-1);
  const begin = before ? start + before.index + before[0].length : start;
  const rest = text.slice(to, to + FACT_LIMIT);
  const [after] = rest.matchAll(SENTENCE_END);
  const end = after ? to + after.index + after[0].length : to + rest.length;
  return onOneLine(text.slice(begin, end));
}

/**
 * The fact to create when the owner keeps a claim: its likely kind and its text. A phone number stands alone; a price
 * needs its sentence, which says what it is the price of.
 */
export function factOfClaim(
  content: string,
  claim: Pick<Claim, "from" | "to" | "kind">,
): { kind: FactKind; text: string } {
  const own = content.slice(claim.from, claim.to);
  const sentence = sentenceAround(content, claim);
  const text = sentence.length <= FACT_LIMIT ? sentence : own;
  switch (claim.kind) {
    case "PHONE":
      return { kind: "PHONE", text: own };
    case "ADDRESS":
      return { kind: "ADDRESS", text: own };
    case "LINK":
      return own.includes("@") ? { kind: "OTHER", text } : { kind: "WEB", text: own };
    case "PRICE":
      return { kind: "PRICE", text };
    case "PERCENT":
      return { kind: "OFFER", text };
    default:
      return { kind: "OTHER", text };
  }
}
