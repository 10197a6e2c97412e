import type { Route } from "next";

/** The path to a new draft, with the time at which it is to go out (ISO 8601), if there is one. */
export function newPostPath(at?: string): Route {
  return at === undefined ? "/post-generator?new" : `/post-generator?new&at=${encodeURIComponent(at)}`;
}

/** The path to a new draft that begins with this text, with the time at which it is to go out, if there is one. */
export function postWithTextPath(text: string, at?: string): Route {
  return `${newPostPath(at)}&text=${encodeURIComponent(text)}` as Route;
}

/** The path to a new draft with this photo. */
export function postWithPhotoPath(photoId: string): Route {
  return `/post-generator?new&photo=${photoId}` as Route;
}
