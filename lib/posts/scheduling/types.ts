import type { ErrorCode } from "@/lib/errors";
import type { PublishResult } from "@/lib/posts/publishing/types";

/** A scheduled post that goes out at much the same time as another one. */
export type ClosePost = { id: number; excerpt: string; scheduledTime: string };

/**
 * Something that would currently prevent a scheduled post from being published; with POSTS_CLOSE, the posts that go out
 * within 15 minutes of it.
 */
export type Problem = { code: ErrorCode; closeTo?: ClosePost[] };

/** The response to a schedule request. Problems do not cancel the schedule. */
export type ScheduleResult = PublishResult & { problems: Problem[] };

/** Since when scheduled publishing is paused, and how many posts have become due since. */
export type Pause = { pausedAt: string | null; overdue: number };
