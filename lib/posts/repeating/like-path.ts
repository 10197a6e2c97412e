import type { Route } from "next";

/** The path to a new draft like a post that worked. */
export function postLikePath(id: number): Route {
  return `/post-generator?new&like=${id}` as Route;
}
