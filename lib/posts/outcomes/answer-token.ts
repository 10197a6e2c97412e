import "server-only";
import { sameSecret, signatureOf } from "@/lib/crypto";

const PURPOSE = "post-outcome";

/** What a letter's link may do, and nothing else: say of one post whether people came for it, until then. */
export type AnswerRight = { postId: number; until: Date };

/** The signed token of a letter's link. It is stored nowhere. */
export function answerToken({ postId, until }: AnswerRight): string {
  const right = `${postId}.${Math.floor(until.getTime() / 1000)}`;
  return `${right}.${signatureOf(PURPOSE, right)}`;
}

/** What a token is for; null where it is not ours. Whether it is still in time is the caller's to ask. */
export function readAnswerToken(token: string): AnswerRight | null {
  const [postId = "", until = "", signature = ""] = token.split(".");
  if (!sameSecret(signature, signatureOf(PURPOSE, `${postId}.${until}`))) return null;
  return { postId: Number(postId), until: new Date(Number(until) * 1000) };
}
