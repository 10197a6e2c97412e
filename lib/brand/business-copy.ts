import { BUSINESS_CACHE_MS } from "./constants";
import type { Business } from "./types";

const KEY = "postwright-brand";

type Copy = { savedAt: number; sessionId: string; business: Business };

/** Updates the browser's copy to what is known now: the profile, or nothing if there is none. */
export function cacheBusiness(sessionId: string, business: Business | null): void {
  if (business) writeBusinessCopy(sessionId, business);
  else clearBusinessCopy();
}

/** Keeps the profile in this browser, for the current session only. */
export function writeBusinessCopy(sessionId: string, business: Business): void {
  const copy: Copy = { savedAt: Date.now(), sessionId, business };
  try {
    localStorage.setItem(KEY, JSON.stringify(copy));
  } catch {
    // Without storage the profile is fetched each time.
  }
}

/** The current session's copy, or null if there is none, or it is another session's or older than six hours. */
export function readBusinessCopy(sessionId: string): Business | null {
  try {
    const copy = JSON.parse(localStorage.getItem(KEY) ?? "null") as Copy | null;
    if (copy?.sessionId === sessionId && Date.now() - copy.savedAt < BUSINESS_CACHE_MS) return copy.business;
  } catch {
    // Not our data, or no storage.
  }
  clearBusinessCopy();
  return null;
}

/** Deletes the copy. */
export function clearBusinessCopy(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is no copy.
  }
}
