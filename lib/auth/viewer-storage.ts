import { removePersonalCaches } from "./viewer-caches";

/** The storage key for the owner of this browser's data: the id of the person who last signed in here. */
const OWNER_KEY = "postwright-person";

/** Keys that survive an expired session: the owner's id, typed input, and a post handed to the workspace. */
export const KEPT_FOR_VIEWER = new RegExp(`^(${OWNER_KEY}$|typed:|workspace_post$)`);

/** The storage key for a person's typed input, which includes their id so that nobody else's page reads it. */
export function typedKey(userId: string, key: string): string {
  return `typed:${userId}:${key}`;
}

/** Assigns the browser's storage to this person, after clearing anybody else's data. */
export function claimStorage(userId: string): void {
  try {
    const before = localStorage.getItem(OWNER_KEY);
    if (before !== null && before !== userId) {
      for (const area of [localStorage, sessionStorage]) area.clear();
      void removePersonalCaches(userId);
    }
    localStorage.setItem(OWNER_KEY, userId);
  } catch {
    // Without storage there is no data to clear.
  }
}
