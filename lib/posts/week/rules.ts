import { addDays, dateOf, mondayOf, startOfDay } from "@/lib/i18n/calendar";
import { isOnItsWay } from "@/lib/posts/rules";
import type { Need } from "@/lib/posts/needs/types";
import type { Post } from "@/lib/posts/types";
import { slotTimesOf } from "@/lib/posts/posting-times/rules";
import { CLOSE_MINUTES } from "@/lib/posts/scheduling/constants";
import { nextQuarter, nearestChoice } from "@/lib/posts/scheduling/rules";
import { type WallTime, instantOf, wallTime } from "@/lib/i18n/wall-time";
import type { Week, WeekPost } from "./types";
import type { SlotTime } from "@/lib/posts/posting-times/types";

/** How many drafts the week shows, and fills at once. */
export const MAX_DRAFTS = 30;

/** The drafts to fill free times with: the oldest thirty, oldest first. `draftCount` says how many there are. */
export function draftsToFill({ drafts, olderDrafts }: Pick<Week, "drafts" | "olderDrafts">): WeekPost[] {
  return [...drafts, ...olderDrafts].toReversed().slice(0, MAX_DRAFTS);
}

/** What a day of the week holds: a post, or a posting time that is still free. */
export type WeekEntry = { at: string; post: WeekPost } | { at: string; slot: SlotTime };
/** A day, yyyy-MM-dd by the owner's clock, with its entries by time. */
export type WeekDay = { date: string; entries: WeekEntry[] };

/** Where a post stands, in one word: the keys of the messages' `Week.state`. */
export type WeekPostState =
  | "DRAFT"
  | "SCHEDULED"
  | "PAUSED"
  | "NO_PAGE"
  | "RECONNECT"
  | "DUE"
  | "CHECKING"
  | "HELD"
  | "FAILED"
  | "PUBLISHED";

/** The seven days of a week with their posts and free posting times. */
export function daysOf(week: Week): WeekDay[] {
  const entries: WeekEntry[] = [
    ...week.posts.flatMap((post) => (post.at === null ? [] : [{ at: post.at, post }])),
    ...week.free.map((slot) => ({ at: slot.at, slot })),
  ];
  entries.sort((a, b) => a.at.localeCompare(b.at));
  return Array.from({ length: 7 }, (_, day) => {
    const date = addDays(week.from, day);
    return { date, entries: entries.filter(({ at }) => dateOf(at, week.timeZone) === date) };
  });
}

/** How many minutes there are between a scheduled post and the nearest other one; null from `CLOSE_MINUTES` on. */
export function minutesToNext(post: WeekPost, { posts }: Pick<Week, "posts">): number | null {
  if (post.status !== "SCHEDULED" || post.scheduledTime === null) return null;
  const at = Date.parse(post.scheduledTime);
  const apart = posts
    .filter(({ id, status }) => id !== post.id && status === "SCHEDULED")
    .map(({ scheduledTime }) => Math.abs(Date.parse(scheduledTime ?? "") - at) / 60_000);
  const nearest = Math.min(...apart);
  return nearest <= CLOSE_MINUTES ? Math.round(nearest) : null;
}

/** Where a post stands at `now`. @param needs what keeps the account from posting */
export function stateOf(post: WeekPost, now: Date, needs: readonly Need[]): WeekPostState {
  const delivery = post.postPlatforms.find(({ status }) => status !== "CANCELLED");
  if (post.status === "PUBLISHED") return "PUBLISHED";
  if (delivery?.held) return "HELD";
  if (delivery?.status === "SENDING" || delivery?.status === "UNKNOWN") return "CHECKING";
  if (delivery?.status === "FAILED") return "FAILED";
  if (post.status !== "SCHEDULED" || post.scheduledTime === null) return "DRAFT";
  if (post.paused) return "PAUSED";
  // Also where another page than its own is connected.
  if (delivery && (needs.includes("page") || delivery.pageName === null)) return "NO_PAGE";
  if (delivery && needs.includes("reconnect")) return "RECONNECT";
  return new Date(post.scheduledTime) <= now ? "DUE" : "SCHEDULED";
}

/**
 * The Monday of the week to open when none was chosen: this week, or the next from Sunday noon on, when nothing more
 * goes out this week and the coming one is what there is to plan.
 * @param planned the times of the scheduled posts that are ahead, ISO 8601
 */
export function weekToOpen(now: Date, timeZone: string, planned: readonly string[]): string {
  const { date, hour } = wallTime(now, timeZone);
  const monday = mondayOf(date);
  const next = addDays(monday, 7);
  const ends = date === addDays(monday, 6) && hour >= 12;
  return ends && planned.every((at) => dateOf(at, timeZone) >= next) ? next : monday;
}

/** Which week begins on `from`, for its title: this one, its neighbours, or another. */
export function weekName(from: string, now: Date, timeZone: string): "this" | "next" | "last" | "other" {
  const monday = mondayOf(wallTime(now, timeZone).date);
  if (from === monday) return "this";
  if (from === addDays(monday, 7)) return "next";
  return from === addDays(monday, -7) ? "last" : "other";
}

/** Whether clocks in two zones show the same time at both ends of the week that begins on `from`. */
export function zonesAgree(from: string, timeZone: string, other: string): boolean {
  return [from, addDays(from, 7)].every((date) => {
    const at = startOfDay(date, timeZone);
    return JSON.stringify(wallTime(at, timeZone)) === JSON.stringify(wallTime(at, other));
  });
}

type Place = Pick<Week, "timeZone" | "free">;

/**
 * The instant at which a post goes out when it is put on another day: at the same time of day, or the next one that
 * can be had. A draft without a time takes the day's first free posting time, or noon.
 * @returns null for a day that has passed
 */
export function timeOnDay(
  scheduledAt: string | null,
  date: string,
  { timeZone, free }: Place,
  now: Date,
): string | null {
  const today = wallTime(now, timeZone).date;
  if (date < today) return null;
  const [slot] = free.filter(({ at }) => dateOf(at, timeZone) === date);
  if (scheduledAt === null && slot) return slot.at;
  const { hour, minute } = scheduledAt ? wallTime(new Date(scheduledAt), timeZone) : { hour: 12, minute: 0 };
  return aheadOf({ date, hour, minute }, now, timeZone);
}

/** The instant of a wall time, or the next that exists and is still to come on its day; null if the day has none. */
function aheadOf(wall: WallTime, now: Date, timeZone: string): string | null {
  const exact = instantOf(wall, timeZone);
  if (exact && exact > now) return exact.toISOString();
  const next = wall.date === wallTime(now, timeZone).date ? nextQuarter(now, timeZone) : wall;
  const settled = nearestChoice(next, now, timeZone);
  return settled.date === wall.date ? (instantOf(settled, timeZone)?.toISOString() ?? null) : null;
}

/** A key of the keyboard that moves a post: left and right by day, up and down by posting time. */
export type MoveKey = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/**
 * Where an arrow key puts a post: the day before or after at the same time of day, or the posting time before or after.
 * @param at where it stands now, or was put by the key before; null for a draft without a time
 * @returns `at` when there is nothing in that direction
 */
export function moveByKey(key: MoveKey, at: string | null, week: Place, now: Date): string | null {
  const { timeZone, free } = week;
  if (key === "ArrowLeft" || key === "ArrowRight") {
    const date = at === null ? wallTime(now, timeZone).date : dateOf(at, timeZone);
    return timeOnDay(at, addDays(date, key === "ArrowLeft" ? -1 : 1), week, now) ?? at;
  }
  const times = free.map((slot) => slot.at).sort();
  const from = at ?? now.toISOString();
  const found =
    key === "ArrowDown" ? times.find((time) => time > from) : times.findLast((time) => time < from);
  return found ?? at;
}

/** A post as it is once it has a new time, or none. */
export function postAt(post: WeekPost, scheduledAt: string | null): WeekPost {
  const status = scheduledAt === null ? "GENERATED" : "SCHEDULED";
  return { ...post, status, scheduledTime: scheduledAt, at: scheduledAt };
}

/**
 * The week as it is once a post has a new time, before the server has answered.
 * @param scheduledAt null puts the post among the drafts
 */
export function withTime(week: Week, post: WeekPost, scheduledAt: string | null): Week {
  const last = addDays(week.from, 6);
  const isHere = (at: string) => {
    const date = dateOf(at, week.timeZone);
    return date >= week.from && date <= last;
  };
  const moved = postAt(post, scheduledAt);
  const others = (posts: WeekPost[]) => posts.filter(({ id }) => id !== post.id);
  const posts = others(week.posts);
  const drafts = [...(scheduledAt === null ? [moved] : []), ...others(week.drafts)];
  const olderDrafts = others(week.olderDrafts);
  const left = post.scheduledTime && slotTimesOf(week.slots, week.from, week.timeZone);
  const freed = (left || []).filter(({ at }) => at === post.scheduledTime && post.movable);
  return {
    ...week,
    posts: scheduledAt !== null && isHere(scheduledAt) ? [...posts, moved] : posts,
    drafts,
    olderDrafts,
    ...countsWith(week, { drafts, olderDrafts }),
    free: [...week.free, ...freed].filter(({ at }) => at !== scheduledAt),
  };
}

type DraftLists = Pick<Week, "drafts" | "olderDrafts">;

/** How many drafts there are, and how many of them are unread, once the two lists have become others. */
function countsWith(week: Week, lists: DraftLists): Pick<Week, "draftCount" | "unread"> {
  const of = ({ drafts, olderDrafts }: DraftLists) => [...drafts, ...olderDrafts];
  const unreadIn = (from: DraftLists) => of(from).filter(({ read }) => !read).length;
  return {
    draftCount: week.draftCount + of(lists).length - of(week).length,
    unread: week.unread + unreadIn(lists) - unreadIn(week),
  };
}

/** The week after a move that the server refused: the post is as it was. `to` is where it was to go. */
export function putBack(week: Week, post: WeekPost, to: string | null): Week {
  const back = withTime(week, { ...post, scheduledTime: to }, post.scheduledTime);
  const original = (other: WeekPost) => (other.id === post.id ? post : other);
  return { ...back, posts: back.posts.map(original), drafts: back.drafts.map(original) };
}

const PLACES = ["posts", "drafts", "olderDrafts"] as const;

/** The week as it is once a post is deleted, before the server has answered. */
export function withoutPost(week: Week, id: number): Week {
  const others = (posts: WeekPost[]) => posts.filter((post) => post.id !== id);
  const [posts, drafts, olderDrafts] = [others(week.posts), others(week.drafts), others(week.olderDrafts)];
  return {
    ...week,
    posts,
    drafts,
    olderDrafts,
    ...countsWith(week, { drafts, olderDrafts }),
  };
}

/** The week after a deletion that the server refused. `before` is the week that had the post. */
export function withPostAgain(week: Week, before: Week, id: number): Week {
  const back = { ...week };
  for (const place of PLACES) {
    const index = before[place].findIndex((post) => post.id === id);
    const post = before[place][index];
    if (!post || week[place].some((other) => other.id === id)) continue;
    back[place] = week[place].toSpliced(index, 0, post);
  }
  return { ...back, ...countsWith(week, back) };
}

/** Whether a post may be given a time, or another one: not once it is published or may be, nor while it is due. */
export function isMovable(post: Post, now: Date): boolean {
  if (post.status === "PUBLISHED" || isOnItsWay(post)) return false;
  const ahead = post.scheduledTime !== null && Date.parse(post.scheduledTime) > now.getTime();
  const waits = post.paused || post.postPlatforms.some(({ held }) => held);
  return post.status === "GENERATED" || ahead || waits;
}
