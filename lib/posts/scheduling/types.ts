import type { ErrorCode } from "@/lib/errors";
import type { PublishResult } from "@/lib/posts/publishing/types";
import type { Post } from "@/lib/posts/types";

/** A scheduled post that relies on a fact which ends before its time; with FACT_ENDED it is held for that. */
export type LeaningPost = {
  id: number;
  excerpt: string;
  scheduledTime: string;
  code: "FACT_ENDS" | "FACT_ENDED";
};

/** A scheduled post that goes out at much the same time as another one. */
export type ClosePost = { id: number; excerpt: string; scheduledTime: string };

/**
 * Something that would currently prevent a scheduled post from being published; with POSTS_CLOSE, the posts that go out
 * within 15 minutes of it.
 */
export type Problem = { code: ErrorCode; closeTo?: ClosePost[] };

/** The response to a schedule request. Problems do not cancel the schedule. */
export type ScheduleResult = PublishResult & { problems: Problem[] };

/**
 * What of a deleted post is again as it was when it was deleted; true as well of what it did not have. `code` says why
 * its time was lost, if it was: TIME_HAS_PASSED, PAGE_CHANGED where its page is no longer the connected
 * one, or NO_ACTIVE_SUBSCRIPTION.
 */
export type Restored = { time: boolean; delivery: boolean; media: boolean; code: ErrorCode | null };

/** The response to POST /api/post/{id}/restore. */
export type RestoredPost = Post & { restored: Restored; problems: Problem[] };

/** Since when scheduled publishing is paused, and how many posts have become due since. */
export type Pause = { pausedAt: string | null; overdue: number };
