import { slotTimesOf } from "@/lib/posts/posting-times/rules";
import type { Week, WeekPost } from "./types";

/** A week for tests: the one of Monday, November 23, 2026, in Budapest. */
export const timeZone = "Europe/Budapest";
export const from = "2026-11-23";
const slots = [
  { weekday: 2, minute: 17 * 60 },
  { weekday: 4, minute: 16 * 60 },
];

/** A draft, unless it has a time. */
export function post(parts: Partial<WeekPost> = {}): WeekPost {
  const scheduledTime = parts.scheduledTime ?? null;
  return {
    id: 1,
    content: "Walnut bread, only on Thursdays.",
    imageUrl: null,
    media: [],
    status: scheduledTime ? "SCHEDULED" : "GENERATED",
    createdAt: "2026-11-20T10:00:00.000Z",
    days: [],
    scheduledTime,
    publishedAt: null,
    cost: 0,
    copyOf: null,
    repeat: null,
    repeatOf: null,
    paused: false,
    revision: 0,
    rightBlanks: [],
    rightDays: [],
    read: true,
    writtenAt: "2026-11-20T10:00:00.000Z",
    ended: null,
    counts: null,
    outcome: null,
    found: null,
    postPlatforms: [],
    at: scheduledTime,
    movable: true,
    campaign: null,
    ...parts,
  };
}

/** A week without posts. */
export function week(parts: Partial<Week> = {}): Week {
  const free = slotTimesOf(slots, from, timeZone);
  return {
    from,
    timeZone,
    posts: [],
    drafts: [],
    olderDrafts: [],
    draftCount: 0,
    unread: 0,
    slots,
    free,
    meant: [],
    today: { facts: [], timeZone },
    proposed: [],
    nextFree: [],
    needs: [],
    paused: false,
    ...parts,
  };
}
