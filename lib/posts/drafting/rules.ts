import { type Quote, TYPICAL_TOKENS_PER_WORD, estimateTokens, quoteGeneration } from "@/lib/credits/rules";
import { isBlank } from "@/lib/text";
import { CLIP } from "@/lib/posts/rules";
import { type Length, VISION_TOKENS, WEIGHT, WORDS } from "@/lib/posts/constants";
import { SOURCE_TOKENS } from "@/lib/posts/links/constants";
import type { DraftRequest, PostForm } from "./schema";
import type { Post } from "@/lib/posts/types";
import type { DraftResult } from "./types";

const LETTERS_OF_WORD = 7;
/** Tokens of the rules that a page, a photo or a former version each bring with them (instructions.ts). */
const RULE_TOKENS = 55;

/** Tokens of what the post of an idea is told of its plan, as is usual. */
export const PLAN_TOKENS = 150;

/** The message key that explains a brand emphasis of `weight` (0 to 100). */
export function weightHint(weight: number) {
  if (weight <= 20) return "Posts.weightHints.minimal";
  if (weight <= 40) return "Posts.weightHints.light";
  if (weight <= 60) return "Posts.weightHints.balanced";
  if (weight <= 80) return "Posts.weightHints.prominent";
  return "Posts.weightHints.extensive";
}

/** Approximate number of words for a length, as the form or the API names it. */
export function wordCountOf(length: Length | Uppercase<Length>): number {
  return WORDS[length.toLowerCase() as Length];
}

/** Tokens of the links, which the model reads and repeats. */
export function linkTokensOf({ links = [] }: Pick<DraftRequest, "links">): number {
  return estimateTokens(links.join("\n"));
}

/** Tokens of the pages behind the links, which the model reads; some are short, and some cannot be read. */
function sourceTokensOf({ links = [] }: Pick<DraftRequest, "links">): number {
  return links.length === 0 ? 0 : RULE_TOKENS + links.length * SOURCE_TOKENS.typical;
}

/** Tokens of the photo that the post is written from, or of the words that stand for it. */
function photoTokensOf({ mediaId, photoDescription }: DraftRequest): number {
  if (!mediaId) return 0;
  return (
    RULE_TOKENS + (isBlank(photoDescription ?? "") ? VISION_TOKENS : estimateTokens(photoDescription ?? ""))
  );
}

/** Tokens of the version that another one is to be different from, about as long as was asked for. */
function versionTokensOf({ postId, postLength }: DraftRequest): number {
  return postId === undefined ? 0 : RULE_TOKENS + wordCountOf(postLength) * TYPICAL_TOKENS_PER_WORD;
}

/** Tokens of the post that worked, as it is cut for the prompt. */
export const LIKE_TOKENS = 200;

/** Whether an image is generated: not for a post that has its photo. */
export function wantsImage({ generateImage, mediaId }: DraftRequest): boolean {
  return generateImage === true && mediaId === undefined;
}

/**
 * Approximate tokens of this request's prompt, estimated from its parts because the form has no prompt.
 * @param frameTokens those of the brand's prompt before anything is typed (`frameTokensOf`)
 */
export function promptTokensOf(request: DraftRequest, frameTokens: number): number {
  const typed = estimateTokens(request.description + (request.extraInstructions ?? ""));
  const read =
    linkTokensOf(request) + sourceTokensOf(request) + photoTokensOf(request) + versionTokensOf(request);
  const example = request.like === undefined ? 0 : RULE_TOKENS + LIKE_TOKENS;
  return frameTokens + typed + read + example;
}

/**
 * The estimated cost of this request and the amount reserved for it, in credits. The form and the server share it.
 */
export function quoteDraft(request: DraftRequest, frameTokens: number): Quote {
  return quoteGeneration({
    words: wordCountOf(request.postLength),
    hashtags: request.generateHashtags ?? false,
    image: wantsImage(request),
    promptTokens: promptTokensOf(request, frameTokens),
    linkTokens: linkTokensOf(request),
  });
}

/** The form's initial values. */
export const POST_FORM_DEFAULTS: PostForm = {
  description: "",
  instructions: "",
  replyLanguage: "english",
  postType: "SOCIAL_MEDIA_AD",
  toneOfVoice: "FRIENDLY",
  postLength: "medium",
  generateHashtags: false,
  generateImage: false,
  imageDescription: "",
  links: [],
  businessProfileWeight: WEIGHT.default,
};

/** What the form says about one post alone; everything else in it stays for the next one. */
export const EMPTY_BRIEF = {
  description: "",
  instructions: "",
  generateImage: false,
  imageDescription: "",
  links: [],
  like: undefined,
} as const satisfies Partial<PostForm>;

/** Maps the form's names and cases to the API's. `postType` is always SOCIAL_MEDIA_AD there. */
export function toDraftRequest(form: PostForm): DraftRequest {
  return {
    description: form.description,
    extraInstructions: form.instructions,
    postType: "SOCIAL_MEDIA_AD",
    postLength: form.postLength.toUpperCase() as Uppercase<PostForm["postLength"]>,
    postTone: form.toneOfVoice,
    replyLanguage: form.replyLanguage.toUpperCase() as Uppercase<PostForm["replyLanguage"]>,
    generateHashtags: form.generateHashtags,
    generateImage: form.generateImage,
    imageDescription: form.generateImage ? (form.imageDescription ?? "") : "",
    links: form.links.map(({ url }) => url),
    weight: form.businessProfileWeight,
    format: form.postType,
    ...(form.like && { like: form.like.id }),
  };
}

/** About how many letters of a text of this length are shown, with the space after each word, before 'See more'. */
export const lettersShown = (length: DraftRequest["postLength"]): number =>
  Math.min(CLIP.characters, wordCountOf(length) * LETTERS_OF_WORD);

/** A post that was just generated. */
export function freshPost({ generatedPost, cost, revision }: DraftResult, now: Date): Post {
  return {
    ...generatedPost,
    cost,
    status: "GENERATED",
    createdAt: now.toISOString(),
    scheduledTime: null,
    publishedAt: null,
    copyOf: null,
    repeat: null,
    repeatOf: null,
    campaign: null,
    found: null,
    paused: false,
    revision,
    read: false,
    rightBlanks: [],
    rightDays: [],
    writtenAt: now.toISOString(),
    ended: null,
    counts: null,
    outcome: null,
    postPlatforms: [],
  };
}
