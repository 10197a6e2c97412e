import { removePersonalCaches } from "./viewer-caches";
import { KEPT_FOR_VIEWER } from "./viewer-storage";

const CHANNEL = "postwright-session";
const EVENT = "postwright:signed-out";

let opened: BroadcastChannel | undefined;

/** The channel shared by all tabs. One object per tab: a second one here would receive this tab's own messages. */
function tabs(): BroadcastChannel {
  return (opened ??= new BroadcastChannel(CHANNEL));
}

/** Removes everything this browser stores about a person, and clears this tab's caches. */
export function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  void removePersonalCaches();
  window.dispatchEvent(new Event(EVENT));
}

/**
 * Removes the data of an expired session and clears this tab's caches. Typed input stays until somebody signs in here,
 * because the person did not choose to leave.
 */
export function forgetSession(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!KEPT_FOR_VIEWER.test(key)) storage.removeItem(key);
  window.dispatchEvent(new Event(EVENT));
}

/** Notifies every tab that the person signed out here. */
export function announceSignedOut(): void {
  forgetPerson();
  tabs().postMessage(EVENT);
}

/**
 * Calls `onForget` whenever cached personal data must be cleared. When another tab signs out, this one navigates to the
 * sign-in page too. @returns the function that stops watching
 */
export function watchSignedOut(onForget: () => void): () => void {
  const leave = () => {
    forgetPerson();
    location.replace("/login");
  };
  tabs().addEventListener("message", leave);
  window.addEventListener(EVENT, onForget);
  return () => {
    tabs().removeEventListener("message", leave);
    window.removeEventListener(EVENT, onForget);
  };
}
