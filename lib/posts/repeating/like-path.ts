import type { Route } from "next";
import type { LikedPost } from "./like-post";

/** The path to a new draft like one that worked, with its kind of picture. */
export function postLikePath({ id, picture }: LikedPost): Route {
  return `/post-generator?new&like=${id}&picture=${picture}` as Route;
}
