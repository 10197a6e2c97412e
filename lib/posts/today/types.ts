import type { Fact } from "@/lib/brand/facts/types";
import type { TODAY_KINDS } from "./constants";
import type { Post } from "@/lib/posts/types";

/** What can be told of a day in one press. */
export type TodayKind = (typeof TODAY_KINDS)[number];

/** A post of the next hours that a fact is about, and what can still be done with it. */
export type AffectedPost = {
  post: Post;
  /** It waits for its time, is held already, or may be on its page by now. */
  state: "scheduled" | "held" | "inFlight";
};

/** The response to GET /api/facts/{id}/posts: what is on its way first, then by time. */
export type AffectedPosts = { fact: Fact; posts: AffectedPost[] };
