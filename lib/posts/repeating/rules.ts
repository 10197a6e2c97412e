import { type Language, type Length, TEXT_LIMIT, WORDS } from "@/lib/posts/constants";
import type { DraftInput } from "@/lib/posts/drafting/schema";

/** The length whose number of words is nearest to the text's. */
function lengthOf(content: string): Uppercase<Length> {
  const words = content.split(/\s+/).filter(Boolean).length;
  if (words <= (WORDS.short + WORDS.medium) / 2) return "SHORT";
  return words <= (WORDS.medium + WORDS.long) / 2 ? "MEDIUM" : "LONG";
}

/** As much of a text as fits into a description, without splitting a character. */
function clip(text: string): string {
  return Array.from(text)
    .slice(0, TEXT_LIMIT)
    .join("")
    .slice(0, TEXT_LIMIT)
    .replace(/[\ud800-\udbff]$/, "");
}

/**
 * The request for another post on the subject of one that was published: in its language and length, with its first
 * link, and with hashtags if it had some.
 */
export function requestOfRepeat(content: string, language: Language, link: string | undefined): DraftInput {
  return {
    description: clip(content),
    extraInstructions:
      "What the post is about is a post that was published a week ago. Write another one on the same subject, in other words and with another beginning.",
    postType: "SOCIAL_MEDIA_AD",
    postLength: lengthOf(content),
    postTone: "FRIENDLY",
    replyLanguage: language.toUpperCase() as Uppercase<Language>,
    generateHashtags: /(^|\s)#[\p{L}\p{N}_]/u.test(content),
    generateImage: false,
    imageDescription: "",
    links: link ? [link] : [],
    weight: 50,
  };
}
