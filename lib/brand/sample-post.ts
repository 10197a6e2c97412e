import { withoutEnd } from "@/lib/text";
import type { Business } from "./types";

/** The words of a sample post around the owner's own; `closing` is that of the industry. */
export type SampleWords = { forThem: (audience: string) => string; closing: string | null };

/** How many sentences of the description a sample has. */
const SENTENCES = 2;

/**
 * A sample post for a profile as far as it is filled in, made by rule from the owner's sentences. Empty for an empty
 * profile. Pure.
 */
export function composeSample(
  {
    description,
    targetAudience,
    painPoints,
  }: Pick<Business, "description" | "targetAudience" | "painPoints">,
  { forThem, closing }: SampleWords,
): string {
  const audience = withoutEnd(firstSentences(targetAudience, 1), /[.!?…:;,\s]/);
  const parts = [
    audience && forThem(audience),
    stopped(firstSentences(painPoints, 1)),
    stopped(firstSentences(description, SENTENCES)),
  ].filter((part) => part !== "");
  return [...parts, ...(parts.length > 0 && closing ? [closing] : [])].join("\n\n");
}

/** The first sentences of a text, on one line. A sentence ends before a space; "6.30" has no end in it. */
function firstSentences(text: string, count: number): string {
  const sentences = text
    .trim()
    .split(/\n+|(?<=[.!?…])\s+/u)
    .filter((sentence) => sentence !== "");
  return sentences.slice(0, count).map(stopped).join(" ");
}

/** A sentence with an end. */
const stopped = (sentence: string) =>
  sentence === "" || /[.!?…]["'”»)]?$/u.test(sentence) ? sentence : `${sentence}.`;
