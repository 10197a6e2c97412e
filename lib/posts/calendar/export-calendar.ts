import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { composeCalendar } from "./compose-calendar";
import { findCalendar, listCalendarPosts } from "./queries";

/** The calendar at a secret address. @throws AppError NOT_FOUND for one that never was, or was revoked */
export async function exportCalendar(token: string): Promise<string> {
  const calendar = await findCalendar(token);
  if (!calendar) throw new AppError("NOT_FOUND");
  const posts = await listCalendarPosts(calendar.userId);
  return composeCalendar(posts, { name: calendar.name, host: new URL(env().APP_URL).hostname });
}
