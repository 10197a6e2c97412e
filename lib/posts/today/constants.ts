/** What can happen on a day in one press, and the owner's own words for anything else. */
export const TODAY_KINDS = ["SOLD_OUT", "CLOSED", "ILL", "WEATHER", "OTHER"] as const;

/** How far ahead posts are looked at, in hours. */
export const HOURS_AHEAD = 48;
/** More posts than go out in that time. */
export const MAX_POSTS = 100;
/** Characters of a post that are compared: what it is about stands in them. */
export const COMPARED = 3_000;
