import { type Quote, quoteText } from "@/lib/credits/rules";
import { VISION_TOKENS } from "@/lib/posts/constants";

/** Tokens of the prompt's rules. */
const FRAME_TOKENS = 170;
const TYPICAL_TOKENS = 40;
/** Room for 200 characters in any of our languages. */
export const MAX_DESCRIPTION_TOKENS = 120;

/** The estimated cost of describing a photo, and the amount reserved for it, in credits. */
export function quoteDescription(): Quote {
  return quoteText({
    promptTokens: FRAME_TOKENS + VISION_TOKENS,
    outputTokens: TYPICAL_TOKENS,
    mostOutputTokens: MAX_DESCRIPTION_TOKENS,
  });
}
