import type { Route } from "next";

/** The address of the week that holds a day (yyyy-MM-dd). */
export function weekPath(date: string): Route {
  return `/week?from=${date}` as Route;
}

/** Where the drafts are read, one at a time; Back leads to the week that holds a day (yyyy-MM-dd). */
export function readingPath(date: string): Route {
  return `/week/read?from=${date}` as Route;
}
