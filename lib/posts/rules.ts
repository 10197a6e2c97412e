import { estimateCost } from "@/lib/credits/rules";
import { type Length, WEIGHT, WORDS } from "./constants";
import type { DraftRequest, PostForm } from "./schema";
import type { Post } from "./types";

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

/** The form as it opens. */
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

/** The form's names and cases to those of the wire: the one place. `postType` is always SOCIAL_MEDIA_AD there. */
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

/** Facebook's own cut: what stands before 'See more'. */
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

const LOOK_MS = { first: 3_000, longest: 30_000, ahead: 3_600_000, after: 2_000 } as const;
/** After this many looks without an end the page waits to be asked. */
const MOST_LOOKS = 60;

/**
 * Milliseconds until what is shown of these posts is worth another look, ever longer while it drags on; null
 * where nothing is on its way and nothing goes out within the hour.
 * @param looks how many there were since something was last settled
 */
export function nextLook(
  posts: readonly Pick<Post, "status" | "postPlatforms" | "scheduledTime">[],
  now: number,
  looks: number,
): number | null {
  if (looks >= MOST_LOOKS) return null;
  const gently = Math.min(LOOK_MS.first * 1.5 ** looks, LOOK_MS.longest);
  if (posts.some(isOnItsWay)) return gently;
  const waits = posts
    .filter(({ status, scheduledTime }) => status === "SCHEDULED" && scheduledTime !== null)
    .map(({ scheduledTime }) => new Date(scheduledTime ?? 0).getTime() - now + LOOK_MS.after)
    .filter((wait) => wait < LOOK_MS.ahead);
  return waits.length === 0 ? null : Math.max(gently, Math.min(...waits));
}
