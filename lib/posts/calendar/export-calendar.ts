import "server-only";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { queuesByKey } from "@/lib/queues/queues";
import { composeCalendar } from "./compose-calendar";
import { findCalendar, listCalendarPosts } from "./queries";

/**
 * Enough for the calendar programs of one owner's devices; more requests at once come from somebody who does not read
 * them.
 */
const inQueue = queuesByKey({ atOnce: 1, inAll: 4, waiting: 20, waitMs: 10_000 });

/**
 * The calendar at a secret address.
 * @throws AppError NOT_FOUND for one that never was, or was revoked; SERVER_BUSY for too many at once
 */
export async function exportCalendar(token: string): Promise<string> {
  const calendar = await findCalendar(token);
  if (!calendar) throw new AppError("NOT_FOUND");
  return inQueue(calendar.userId, async () => {
    const posts = await listCalendarPosts(calendar.userId);
    return composeCalendar(posts, { name: calendar.name, host: new URL(env().APP_URL).hostname });
  });
}
