import type { Fact } from "@/lib/brand/facts/types";
import { isOnItsWay } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import type { AffectedPost } from "./types";

/** Whether a fact is about what its words name, and not about the whole business. */
export const isAboutThing = ({ kind, text }: Pick<Fact, "kind" | "text">) =>
  kind !== "CLOSED" && kind !== "ILL" && text !== "";

/** Whether a post goes out while a fact about the whole business is true, or is on its way now. */
export function isWhile(
  { until }: Pick<Fact, "until">,
  { scheduledTime }: Pick<Post, "scheduledTime">,
): boolean {
  return until === null || scheduledTime === null || scheduledTime < until;
}

/** What can be done with a post that a fact is about; null where it has gone out, or has no time. */
export function affectedStateOf(post: Pick<Post, "status" | "postPlatforms">): AffectedPost["state"] | null {
  // Also one that was sent by hand and is tried again.
  if (isOnItsWay(post)) return "inFlight";
  const { status, postPlatforms } = post;
  if (status !== "SCHEDULED") return null;
  return postPlatforms.some(({ held }) => held) ? "held" : "scheduled";
}
