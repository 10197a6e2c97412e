import type { SocialConnections } from "@/lib/connections/types";
import type { ErrorCode } from "@/lib/http/errors";
import type { Notice } from "@/lib/notices/types";
import type { Post, PostPlatform } from "@/lib/posts/types";

/** The response to a publish request: the delivery to each requested platform. */
export type PublishResult = { deliveries: PostPlatform[]; post: Post };

/** Something that would currently prevent a scheduled post from being published. */
export type Problem = { code: ErrorCode };

/** The response to a schedule request. Problems do not cancel the schedule. */
export type ScheduleResult = PublishResult & { problems: Problem[] };

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

/** One event in a post's history. `code` is one of lib/http/errors.ts, `message` the vendor's own words. */
export type PostEvent = {
  /** ISO 8601 in UTC. */
  at: string;
  kind: PostEventKind;
  code?: string;
  message?: string;
  permalink?: string;
};

/** Since when scheduled publishing is paused, and how many posts have become due since. */
export type Pause = { pausedAt: string | null; overdue: number };

/** A notice with an excerpt of its post, and whether its deadline (`until`) has passed. */
export type DashboardNotice = Notice & { excerpt?: string; late?: boolean };

/** What the dashboard shows beside posts and figures. `creditAmount`: credits left. */
export type Dashboard = {
  connections: SocialConnections;
  notices: DashboardNotice[];
  pause: Pause;
  creditAmount: number;
  /** How many posts went out in the last seven days, and how many did not and still wait. */
  lastWeek: { published: number; failed: number };
};
