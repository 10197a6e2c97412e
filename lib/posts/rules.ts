import { estimateCost } from "@/lib/credits/rules";
import { type Length, WEIGHT, WORDS } from "./constants";

/** The message key of what a brand emphasis of `weight` (0 to 100) means. */
export function weightHint(weight: number) {
  if (weight <= 20) return "Posts.weightHints.minimal";
  if (weight <= 40) return "Posts.weightHints.light";
  if (weight <= 60) return "Posts.weightHints.balanced";
  if (weight <= 80) return "Posts.weightHints.prominent";
  return "Posts.weightHints.extensive";
}

/** About how many words a length of the form or of the wire has. */
export function wordsOf(length: Length | Uppercase<Length>): number {
  return WORDS[length.toLowerCase() as Length];
}

/** What a generation with these choices will probably cost, in credits; the price is taken from what it used. */
export function quoteDraft(choices: {
  postLength: Length | Uppercase<Length>;
  generateImage: boolean;
}): number {
  return estimateCost({ words: wordsOf(choices.postLength), image: choices.generateImage });
}

/** `value` as the slider can stand: a step of 5 between 0 and 100. */
export function nearestWeight(value: number): number {
  const stepped = Math.round(value / WEIGHT.step) * WEIGHT.step;
  return Math.min(WEIGHT.max, Math.max(WEIGHT.min, stepped));
}
