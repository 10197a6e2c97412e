import type { Route } from "next";

/** The workspace with a new post begun, for an instant (ISO 8601) that it is to go out at, if there is one. */
export function newPostPath(at?: string): Route {
  return at === undefined ? "/post-generator?new" : `/post-generator?new&at=${encodeURIComponent(at)}`;
}

/** The workspace with a new post begun that has this picture of its owner's. */
export function postWithPhotoPath(photoId: string): Route {
  return `/post-generator?new&photo=${photoId}` as Route;
}
