import type { Quote } from "@/lib/credits/rules";
import type { Language } from "@/lib/posts/constants";
import { PLAN_TOKENS, quoteDraft } from "@/lib/posts/drafting/rules";
import type { DraftInput } from "@/lib/posts/drafting/schema";
import type { Campaign } from "./ideas/compose-plan";
import type { Period } from "./types";

/** The part of an idea from which its post is written. */
export type Subject = { line: string; answer: string | null; mediaId: string | null };

/**
 * The request for an idea's post.
 * @param inWords what stands for the photo where the model cannot look at it
 */
export function requestOfIdea(
  { line, answer, mediaId }: Subject,
  language: Language,
  inWords?: string,
): DraftInput {
  const stop = /[.!?…:;]$/.test(line) ? "" : ".";
  return {
    description: answer ? `${line}${stop} ${answer}` : line,
    extraInstructions: "",
    postType: "SOCIAL_MEDIA_AD",
    postLength: "MEDIUM",
    postTone: "FRIENDLY",
    replyLanguage: language.toUpperCase() as Uppercase<Language>,
    generateHashtags: false,
    generateImage: false,
    imageDescription: "",
    links: [],
    weight: 50,
    ...(mediaId ? { mediaId, ...(inWords ? { photoDescription: inWords } : {}) } : {}),
  };
}

/** The estimated cost of an idea's post, and the amount reserved for it. The language does not matter. */
export function quoteIdea(subject: Subject, frameTokens: number): Quote {
  return quoteDraft(requestOfIdea(subject, "english"), frameTokens + PLAN_TOKENS);
}

/** What the model is told of a campaign; null for the plan of a week. */
export function campaignOf({ name, beginsOn, endsOn }: Period & { name: string | null }): Campaign | null {
  return name === null ? null : { name, beginsOn, endsOn };
}
