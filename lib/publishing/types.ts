import type { Post, PostPlatform } from "@/lib/posts/types";

/** The answer to a publish request: what became of each platform that was asked for. */
export type PublishResult = { deliveries: PostPlatform[]; post: Post };

/** One thing that happened to a post, oldest first in its history. `at` is ISO 8601 in UTC. */
export type PostEvent = {
  at: string;
  kind:
    | "ASKED"
    | "SCHEDULED"
    | "WOKEN"
    | "SENT"
    | "CONFIRMED"
    | "FAILED"
    | "IN_DOUBT"
    | "CANCELLED"
    | "HELD"
    | "SETTLED_BY_OWNER";
  /** A code of lib/errors.ts, for words of our own. */
  code?: string | null;
  /** The vendor's own words. */
  message?: string | null;
  permalink?: string | null;
};
