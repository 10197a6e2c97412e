import { type Language, type Length, TEXT_LIMIT, WORDS } from "@/lib/posts/constants";
import type { DraftInput } from "@/lib/posts/drafting/schema";
import { cutText } from "@/lib/text";

/** The length whose number of words is nearest to the text's. */
export function lengthOf(content: string): Length {
  const words = content.split(/\s+/).filter(Boolean).length;
  if (words <= (WORDS.short + WORDS.medium) / 2) return "short";
  return words <= (WORDS.medium + WORDS.long) / 2 ? "medium" : "long";
}

export const hasHashtags = (content: string): boolean => /(^|\s)#[\p{L}\p{N}_]/u.test(content);

/**
 * The request for another post on the subject of one that was published: in its language and length, with its first
 * link, and with hashtags if it had some.
 */
export function requestOfRepeat(content: string, language: Language, link: string | undefined): DraftInput {
  return {
    description: cutText(content, TEXT_LIMIT),
    extraInstructions:
      "The subject of the post is a post that was published a week ago. Write another one on the same subject, in other words and with another beginning. The days that it names were of that week: name those of the week in which this one goes out.",
    postType: "SOCIAL_MEDIA_AD",
    postLength: lengthOf(content).toUpperCase() as Uppercase<Length>,
    postTone: "FRIENDLY",
    replyLanguage: language.toUpperCase() as Uppercase<Language>,
    generateHashtags: hasHashtags(content),
    generateImage: false,
    imageDescription: "",
    links: link ? [link] : [],
    weight: 50,
  };
}
