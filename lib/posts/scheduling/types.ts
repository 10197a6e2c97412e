import type { ErrorCode } from "@/lib/errors";
import type { PublishResult } from "@/lib/posts/publishing/types";

/** Something that would currently prevent a scheduled post from being published. */
export type Problem = { code: ErrorCode };

/** The response to a schedule request. Problems do not cancel the schedule. */
export type ScheduleResult = PublishResult & { problems: Problem[] };

/** Since when scheduled publishing is paused, and how many posts have become due since. */
export type Pause = { pausedAt: string | null; overdue: number };
