import type { SocialConnections } from "@/lib/connections/types";
import type { ErrorCode } from "@/lib/errors";
import type { Notice } from "@/lib/notices/types";
import type { Post, PostPlatform } from "@/lib/posts/types";

/** The answer to a publish request: what became of each platform that was asked for. */
export type PublishResult = { deliveries: PostPlatform[]; post: Post };

/** What would keep a scheduled post from going out, as things stand. */
export type Problem = { code: ErrorCode };

/** The answer to a schedule request. The schedule is kept whatever the problems are. */
export type ScheduleResult = PublishResult & { problems: Problem[] };

/** What can happen to a post. */
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

/** Something that happened to a post. `code` is one of lib/errors.ts, `message` the vendor's own words. */
export type PostEvent = {
  /** ISO 8601 in UTC. */
  at: string;
  kind: PostEventKind;
  code?: string;
  message?: string;
  permalink?: string;
};

/** Since when nothing that is scheduled goes out, and how many posts should have gone out since. */
export type Pause = { pausedAt: string | null; overdue: number };

/** A notice with the beginning of the post that it is about. */
export type DashboardNotice = Notice & { excerpt?: string };

/** What the dashboard shows beside posts and figures. `creditAmount`: credits left. */
export type Dashboard = {
  connections: SocialConnections;
  notices: DashboardNotice[];
  pause: Pause;
  creditAmount: number;
};
