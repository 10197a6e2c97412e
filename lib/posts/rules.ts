import type { Business } from "@/lib/brand/types";
import type { SocialConnections } from "@/lib/connections/types";
import { type Quote, estimateTokens, quoteGeneration } from "@/lib/credits/rules";
import { isBlank } from "@/lib/text";
import { type Length, VISION_TOKENS, WEIGHT, WORDS, PLATFORMS } from "./constants";
import { SOURCE_TOKENS } from "./links/constants";
import type { DraftRequest, PostForm } from "./schema";
import type { DraftResult, Platform, Post } from "./types";

/** The message key that explains a brand emphasis of `weight` (0 to 100). */
export function weightHint(weight: number) {
  if (weight <= 20) return "Posts.weightHints.minimal";
  if (weight <= 40) return "Posts.weightHints.light";
  if (weight <= 60) return "Posts.weightHints.balanced";
  if (weight <= 80) return "Posts.weightHints.prominent";
  return "Posts.weightHints.extensive";
}

/** Approximate number of words for a length, as the form or the API names it. */
export function wordsOf(length: Length | Uppercase<Length>): number {
  return WORDS[length.toLowerCase() as Length];
}

/** Tokens of a prompt's rules and labels, which are the same for everybody (compose-prompt.ts). */
const FRAME_TOKENS = 455;

/** Tokens of a brand profile in each prompt. */
export function brandTokensOf(business: Business): number {
  return estimateTokens(Object.values(business).join("\n"));
}

/** Tokens of the links, which the model reads and repeats. */
export function linkTokensOf({ links = [] }: Pick<DraftRequest, "links">): number {
  return estimateTokens(links.join("\n"));
}

/** Tokens of the pages behind the links, which the model reads; some are short, and some cannot be read. */
function sourceTokensOf({ links = [] }: Pick<DraftRequest, "links">): number {
  return links.length * SOURCE_TOKENS.typical;
}

/** Tokens of the photo that the post is written from, or of the words that stand for it. */
function photoTokensOf({ mediaId, photoDescription }: DraftRequest): number {
  if (!mediaId) return 0;
  return isBlank(photoDescription ?? "") ? VISION_TOKENS : estimateTokens(photoDescription ?? "");
}

/** Whether a picture is generated: not for a post that has its photo. */
export function wantsPicture({ generateImage, mediaId }: DraftRequest): boolean {
  return generateImage === true && mediaId === undefined;
}

/** Approximate tokens of this request's prompt, estimated from its parts because the form has no prompt. */
export function promptTokensOf(request: DraftRequest, brandTokens: number): number {
  const typed = estimateTokens(request.description + (request.extraInstructions ?? ""));
  const read = linkTokensOf(request) + sourceTokensOf(request) + photoTokensOf(request);
  return FRAME_TOKENS + brandTokens + typed + read;
}

/**
 * The estimated cost of this request and the amount reserved for it, in credits. The form and the server share it.
 */
export function quoteDraft(request: DraftRequest, brandTokens: number): Quote {
  return quoteGeneration({
    words: wordsOf(request.postLength),
    hashtags: request.generateHashtags ?? false,
    image: wantsPicture(request),
    promptTokens: promptTokensOf(request, brandTokens),
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
  };
}

/** How much of a post Facebook shows before 'See more'. */
const CLIP = { characters: 477, lines: 5 } as const;

/** The text up to Facebook's 'See more', at a word's end; null where the whole text is shown. */
export function clipPost(text: string): string | null {
  const lines = text.split("\n");
  const byLines = lines.length > CLIP.lines ? lines.slice(0, CLIP.lines).join("\n") : text;
  if (byLines.length <= CLIP.characters) return byLines === text ? null : byLines.trimEnd();
  const cut = byLines.slice(0, CLIP.characters);
  const end = cut.search(/\s\S*$/);
  return (end > 0 ? cut.slice(0, end) : cut).trimEnd();
}

/** The address of a page of Your Posts; the first page of all posts is the plain one. */
export function yourPostsPath({ status, q, page }: { status?: string; q?: string; page: number }) {
  const query = new URLSearchParams();
  if (status) query.set("status", status);
  if (q) query.set("q", q);
  if (page > 0) query.set("page", String(page + 1));
  return query.size > 0 ? (`/your-posts?${query}` as const) : "/your-posts";
}

/** Which page numbers to show around `page` (zero-based): the ends, the neighbours, and null for a gap. */
export function pageWindow(page: number, pages: number): (number | null)[] {
  const shown = [0, page - 1, page, page + 1, pages - 1].filter((n) => n >= 0 && n < pages);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number === before + 1) return [number];
    return number === before + 2 ? [before + 1, number] : [null, number];
  });
}

/** Whether a post may be reaching its page right now, or will by itself: what is shown of it may soon be old. */
export function isOnItsWay({ status, postPlatforms }: Pick<Post, "status" | "postPlatforms">): boolean {
  return postPlatforms.some(
    (delivery) =>
      delivery.status === "SENDING" ||
      delivery.status === "UNKNOWN" ||
      (delivery.status === "PENDING" && status !== "SCHEDULED"),
  );
}

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
    paused: false,
    revision,
    postPlatforms: [],
  };
}

/** What can be done with a post: publish it, change it before its time, wait for it, or copy it. */
export type EditStage = "draft" | "scheduled" | "sending" | "published";

/** The editing stage of a post. */
export function editStageOf(post: Pick<Post, "status" | "postPlatforms">): EditStage {
  if (post.status === "PUBLISHED") return "published";
  if (isOnItsWay(post)) return "sending";
  return post.status === "SCHEDULED" ? "scheduled" : "draft";
}

const POLL_MS = { first: 3_000, longest: 30_000, ahead: 3_600_000, after: 2_000 } as const;
/** After this many polls without a result the page stops polling. */
const MAX_POLLS = 60;

/**
 * Milliseconds until these posts should be refetched, with growing intervals; null when nothing is being sent and
 * nothing is scheduled within the hour.
 * @param polls how many there were since a post last changed
 */
export function nextPoll(
  posts: readonly Pick<Post, "status" | "postPlatforms" | "scheduledTime">[],
  now: number,
  polls: number,
): number | null {
  if (polls >= MAX_POLLS) return null;
  const backoff = Math.min(POLL_MS.first * 1.5 ** polls, POLL_MS.longest);
  if (posts.some(isOnItsWay)) return backoff;
  const waits = posts
    .filter(({ status, scheduledTime }) => status === "SCHEDULED" && scheduledTime !== null)
    .map(({ scheduledTime }) => new Date(scheduledTime ?? 0).getTime() - now + POLL_MS.after)
    .filter((wait) => wait < POLL_MS.ahead);
  return waits.length === 0 ? null : Math.max(backoff, Math.min(...waits));
}

/** The platforms with a page that can be posted to now. */
export function connectedPlatforms(connections: SocialConnections): Platform[] {
  return PLATFORMS.filter((platform) => connections[platform]?.status === "CONNECTED");
}
