import type { Post } from "@/lib/posts/types";
import { TIMES_USUAL } from "./constants";

/** Whether a post did well, by what is shown of it: as the database says it (did-well.ts). */
export function hasDoneWell({
  outcome,
  counts,
  postPlatforms,
}: Pick<Post, "outcome" | "counts" | "postPlatforms">) {
  if (postPlatforms.some(({ errorCode }) => errorCode === "POST_GONE")) return false;
  if (outcome === "YES" || outcome === "NO") return outcome === "YES";
  return counts?.people !== undefined && counts.people >= TIMES_USUAL * (counts.usual ?? Infinity);
}
