import "server-only";
import type { Business } from "@/lib/brand/types";
import { type TokenUsage, estimateTokens, maxTextTokens } from "@/lib/credits/rules";
import { AppError } from "@/lib/errors";
import { writeText } from "@/lib/providers/openai";
import { isBlank } from "@/lib/text";
import { CONTENT_LIMIT, VISION_TOKENS } from "@/lib/posts/constants";
import { readLinks } from "@/lib/posts/links/read-link";
import type { Source, UnreadLink } from "@/lib/posts/links/types";
import { linkTokensOf, wordCountOf } from "./rules";
import type { DraftInput } from "./schema";
import { cleanText } from "@/lib/posts/clean-text";
import { type PromptContext, composePrompt } from "./compose-prompt";

type Circumstances = Pick<PromptContext, "now" | "timeZone" | "facts" | "sendsAt"> & {
  /** The photo that the model sees, as a small JPEG. */
  photo: Uint8Array | undefined;
  onText?: (delta: string) => void;
  /** Instead of AI_TEXT_MODEL. */
  model?: string;
};

/** What the model wrote for a request, the pages that it read, and the links that could not be read. */
export type DraftText = { content: string; usage: TokenUsage; sources: Source[]; unread: UnreadLink[] };

/**
 * Reads the links of a request and has the model write its text.
 * @throws ProviderError, AppError MODEL_GARBAGE for a text that cannot be a post
 */
export async function writeDraftText(
  business: Business,
  input: DraftInput,
  { photo, onText, model, ...known }: Circumstances,
): Promise<DraftText> {
  const { sources, unread } = await readLinks(input.links);
  const { instructions, prompt } = composePrompt(business, input, {
    ...known,
    sources,
    pictured: photo !== undefined,
  });
  const maxTokens = maxTextTokens(wordCountOf(input.postLength), linkTokensOf(input));
  const written = await writeText({ instructions, prompt, picture: photo, maxTokens, model }, onText);
  const content = cleanText(written.text);
  if (isBlank(content) || content.length > CONTENT_LIMIT) throw new AppError("MODEL_GARBAGE");
  const estimate = {
    inputTokens: estimateTokens(instructions + prompt) + (photo ? VISION_TOKENS : 0),
    outputTokens: estimateTokens(content),
  };
  return { content, usage: written.usage ?? estimate, sources, unread };
}
