import type { Route } from "next";

/** The address of the week that holds a day (yyyy-MM-dd). */
export function weekPath(date: string): Route {
  return `/week?from=${date}` as Route;
}
