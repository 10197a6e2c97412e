import { TEXT_LIMIT } from "@/lib/posts/constants";
import type { PostForm } from "./schema";

/** What may be pressed as an answer: message keys. */
export const ANSWERS = ["new", "back", "today"] as const;
/** Characters of an answer in the owner's own words. */
export const ANSWER_LIMIT = 200;
/** From this many words on a request says enough. */
const ENOUGH_WORDS = 3;

/**
 * Whether one question is worth more than a post: the request has a word or two and no figure, link or photo, so that a
 * model could only make something up. Nothing at all is no subject to ask about.
 */
export function isWorthAsking(
  { description, instructions, links }: Pick<PostForm, "description" | "instructions" | "links">,
  hasPhoto: boolean,
): boolean {
  const words = `${description} ${instructions}`.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  if (hasPhoto || links.length > 0 || /\p{Nd}/u.test(description + instructions)) return false;
  const isSubject = /\p{L}/u.test(description) && description.length + ANSWER_LIMIT < TEXT_LIMIT;
  return isSubject && words.length < ENOUGH_WORDS;
}

/** The request together with what was answered; without an answer it stays as it is. */
export function withAnswer(
  { description, replyLanguage }: Pick<PostForm, "description" | "replyLanguage">,
  answer: string,
): string {
  const said = answer.trim();
  const colon = replyLanguage === "french" ? "\u00a0:" : ":";
  return said ? `${description.trim()}${colon} ${said}` : description;
}
