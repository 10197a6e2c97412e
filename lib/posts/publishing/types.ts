import type { Post, PostPlatform } from "@/lib/posts/types";

/** The response to a publish request: the delivery to each requested platform. */
export type PublishResult = { deliveries: PostPlatform[]; post: Post };

/** The kinds of events in a post's history. */
export type PostEventKind =
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

/** One event in a post's history. `code` is one of lib/errors.ts, `message` the vendor's own words. */
export type PostEvent = {
  /** ISO 8601 in UTC. */
  at: string;
  kind: PostEventKind;
  code?: string;
  message?: string;
  permalink?: string;
};
