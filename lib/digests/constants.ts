import type { Limit } from "@/lib/http/rate-limit";

/** Sunday at 18:00, by the owner's clock. */
export const DEFAULT_LETTER = { weekday: 7, minute: 18 * 60 } as const;

/** The owner's ways of getting it. */
export const CHANNELS = ["mail", "push"] as const;

/**
 * Where a digest leads: to plan the week from a Monday (yyyy-MM-dd), with one photo of the owner's or without; to read
 * the drafts that wait for it, or one of them; to a post of it.
 */
export const planWeekPath = (week: string, photo?: string): string =>
  `/week/plan?from=${week}${photo ? `&photo=${photo}` : ""}`;
export const readWeekPath = (week: string, post?: number): string =>
  `/week/read?from=${week}${post ? `&post=${post}` : ""}`;
export const weekPostPath = (week: string, post: number): string => `/week?from=${week}&post=${post}`;
/** Where a page is connected. */
export const CONNECT_PATH = "/dashboard";

/** What differs between the posts that went out, and how many of those differences a digest says. */
export const WORKED_PATH = "/what-worked";
export const MAX_FINDINGS = 2;

/** The page of a digest's link, and the one that switches a channel off. */
export const digestLinkPath = (secret: string): string => `/letter/${secret}`;
export const offPath = (secret: string): string => `/letter/off/${secret}`;
/** A POST to it switches the channel off; opened, it leads to that page. */
export const offApiPath = (secret: string): string => `/api/letter/off/${secret}`;

/** Hours after which a digest is no longer sent: it is about a week that has begun. */
export const LATE_HOURS = 24;
/** How long the links of a digest work. */
export const LINK_DAYS = 14;

/** Proposals of one digest. */
export const MAX_PROPOSALS = 3;
/** Posts of the week, and unread drafts, that a digest shows. */
export const MAX_COMING = 3;
export const MAX_DRAFTS_SHOWN = 2;
/** Free times that a digest names. */
export const MAX_TIMES = 7;

export const SETTINGS_LIMIT: Limit = { name: "letter-settings", points: 60, seconds: 600 };
/** Of a visitor's presses; the secrets cannot be guessed. */
export const LINK_LIMIT: Limit = { name: "letter-link", points: 60, seconds: 600 };
/** Mail services switch off for many owners from one address. */
export const OFF_LIMIT: Limit = { name: "letter-off", points: 20_000, seconds: 600 };
