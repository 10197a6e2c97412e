import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { fillWeek } from "@/lib/posts/week/fill-week";
import type { FillResult } from "@/lib/posts/week/types";
import { listIntendedTimes } from "./queries";
import type { ScheduleWeekInput } from "./schema";

/**
 * Gives each of several drafts the time of its idea, by `fillWeek`. A draft without an idea, or whose time has passed,
 * gets a free slot.
 * @throws AppError NO_ACTIVE_SUBSCRIPTION, POST_NOT_READ with the drafts that nobody has read
 */
export async function scheduleWeek(actor: Actor, { posts, read }: ScheduleWeekInput): Promise<FillResult> {
  const times = await listIntendedTimes(
    actor,
    posts.map(({ id }) => id),
  );
  const wishes = posts.map(({ id, revision }) => ({ postID: id, revision, scheduledAt: times.get(id) }));
  return fillWeek(actor, { posts: wishes, read });
}
