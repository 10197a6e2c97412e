import "server-only";
import type { Business } from "@/lib/brand/types";
import { type TokenUsage, maxTextTokens } from "@/lib/credits/rules";
import { AppError } from "@/lib/errors";
import { type OnText, askForText } from "@/lib/posts/answers/ask-for-text";
import { foreignTo } from "@/lib/posts/answers/judging/written-language";
import { CONTENT_LIMIT, type Language } from "@/lib/posts/constants";
import { findLanguage } from "./detect-language";
import { readLinks } from "@/lib/posts/links/pages/read-link";
import type { Source, UnreadLink } from "@/lib/posts/links/types";
import { lengthOf } from "@/lib/text";
import { linkTokensOf, wordCountOf } from "./rules";
import type { DraftInput } from "./schema";
import { type PromptContext, composePrompt } from "./prompt/compose-prompt";

type Circumstances = Pick<
  PromptContext,
  "now" | "timeZone" | "voice" | "facts" | "sendsAt" | "version" | "like" | "plan"
> & {
  /** The photo that the model sees, as a small JPEG. */
  photo: Uint8Array | undefined;
  onText?: OnText;
  /** Instead of AI_TEXT_MODEL. */
  model?: string;
  /** Stops the model for somebody who has left. */
  signal?: AbortSignal;
};

/** What the model wrote for a request, the pages that it read, and the links that could not be read. */
export type DraftText = { content: string; usage: TokenUsage; sources: Source[]; unread: UnreadLink[] };

/**
 * Reads the links of a request and has the model write its text.
 * @throws ProviderError, AppError MODEL_REFUSED, MODEL_GARBAGE for an answer that cannot be a post
 */
export async function writeDraftText(
  business: Business,
  input: DraftInput,
  { photo, onText, model, signal, ...known }: Circumstances,
): Promise<DraftText> {
  const { sources, unread } = await readLinks(input.links);
  const { instructions, prompt, mark } = composePrompt(business, input, {
    ...known,
    sources,
    withPhoto: photo !== undefined,
  });
  const maxTokens = maxTextTokens(wordCountOf(input.postLength), linkTokensOf(input));
  const request = [input.description, input.extraInstructions].join("\n");
  const profile = [business.description, ...(known.facts ?? []).map(({ text }) => text)].join("\n");
  const language = input.replyLanguage.toLowerCase() as Language;
  const spoken = await findLanguage(input.description);
  const asked = {
    request,
    mark,
    ...(spoken === language ? { subject: input.description } : {}),
    isOfOtherLanguage: spoken !== null && spoken !== language,
    hashtags: input.generateHashtags || /hashtag/i.test(request),
    avoided: known.voice?.avoid,
    isForeign: await foreignTo(language, request, profile),
  };
  const order = { instructions, prompt, photo, maxTokens, model, signal };
  const { content, usage } = await askForText(order, asked, onText);
  if (lengthOf(content) > CONTENT_LIMIT) throw new AppError("MODEL_GARBAGE");
  return { content, usage, sources, unread };
}
