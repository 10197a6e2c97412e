import type { Route } from "next";

/** The address of the week that holds a day (yyyy-MM-dd). */
export function weekPath(date: string): Route {
  return `/week?from=${date}` as Route;
}

/**
 * Where the drafts are read, one at a time; Back leads to the week that holds a day (yyyy-MM-dd).
 * @param asked the draft that is shown first, with the time that it is to have, ISO 8601
 */
export function readingPath(date: string, asked?: { id: number; at: string }): Route {
  const post = asked ? `&post=${asked.id}&at=${asked.at}` : "";
  return `/week/read?from=${date}${post}` as Route;
}

/** Where drafts that were read before get their times, with those that are still to be read. */
export function fillPath(date: string): Route {
  return `/week/read?from=${date}&fill` as Route;
}
