import { excerpt } from "@/lib/notices/rules";
import { TEXT_LIMIT } from "@/lib/posts/constants";
import type { MediaKind } from "@/lib/posts/drafting/constants";
import type { PostForm } from "@/lib/posts/drafting/schema";
import { cutText, isBlank } from "@/lib/text";
import { hasHashtags, lengthOf } from "./rules";

/** A post that worked and of which there is to be one more, with its kind of media. */
type LikedPost = { id: number; media: MediaKind };

/**
 * The brief of one more post like one that worked: its subject, its length, its kind of media, and hashtags if it had
 * some. What it said of days and prices is not its owner's word any more, and stands in no brief by itself.
 * @param typed what its owner has written as the subject meanwhile, which stays
 */
export function briefLike({ id, media }: LikedPost, content: string, typed = ""): Partial<PostForm> {
  return {
    like: { id, excerpt: excerpt(content), media },
    description: isBlank(typed) ? subjectOf(content) : typed,
    postLength: lengthOf(content),
    generateHashtags: hasHashtags(content),
    generateImage: media === "made",
  };
}

/** The first sentence that is without figures and addresses; empty where there is none. */
function subjectOf(content: string): string {
  const said = content.replace(/https?:\/\/\S+|[#@][\p{L}\p{N}_]+/gu, " ");
  const sentences = said.split(/(?<=[.!?…])\s|\n/u).map((sentence) => sentence.trim());
  const first = sentences.find((sentence) => /\p{L}\s+\p{L}/u.test(sentence) && !/\p{N}|\?/u.test(sentence));
  return cutText(first ?? "", TEXT_LIMIT);
}
