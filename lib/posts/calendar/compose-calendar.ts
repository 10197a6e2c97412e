import { setImmediate } from "node:timers/promises";
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { cutText, onOneLine } from "@/lib/text";
import { TEXT_LENGTH } from "./constants";
import type { CalendarPost } from "./types";

/** A post has no duration, but calendars need one to show it. */
const MINUTES = 15;
const TITLE_LENGTH = 200;
/** Seconds after which a calendar asks again. */
const REFRESH_SECONDS = 3600;

/** How many posts are composed before other work has its turn: folding their lines takes a millisecond for each. */
const AT_ONCE = 5;
const FIRST = "\r\nBEGIN:VEVENT\r\n";
const END = "\r\nEND:VCALENDAR";

type Feed = { name: string | null; host: string };

/**
 * An owner's posts as an iCalendar file (RFC 5545), with times in UTC. Nobody is invited and nothing is blocked: the
 * calendar shows what goes out when.
 * @param feed.host our own, which makes the ids of the events unique
 */
export async function composeCalendar(posts: readonly CalendarPost[], feed: Feed): Promise<string> {
  const empty = calendarOf([], feed);
  const events: string[] = [];
  for (let from = 0; from < posts.length; from += AT_ONCE) {
    const part = calendarOf(posts.slice(from, from + AT_ONCE), feed);
    events.push(part.slice(part.indexOf(FIRST), part.lastIndexOf(END)));
    await setImmediate();
  }
  return empty.slice(0, empty.lastIndexOf(END)) + events.join("") + END;
}

function calendarOf(posts: readonly CalendarPost[], { name, host }: Feed): string {
  const calendar = ical({
    // A line break would end the property, and begin another; older names contain them.
    name: name ? `Postwright · ${onOneLine(name)}` : "Postwright",
    prodId: { company: "Postwright", product: "Posts", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  });
  for (const { id, content, at, updatedAt, revision, paused, permalink } of posts)
    calendar.createEvent({
      id: `post-${id}@${host}`,
      start: at,
      end: new Date(at.getTime() + MINUTES * 60_000),
      stamp: updatedAt,
      lastModified: updatedAt,
      sequence: revision,
      summary: titleOf(content),
      description: ended(content, TEXT_LENGTH),
      status: paused ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      ...(permalink ? { url: permalink } : {}),
    });
  return calendar.toString();
}

/** The first line that says something, as long as a calendar shows of it. */
function titleOf(content: string): string {
  const line = content.trim().split("\n")[0]?.trim() ?? "";
  return ended(line, TITLE_LENGTH);
}

const ended = (value: string, most: number) => (value.length <= most ? value : `${cutText(value, most)}…`);
