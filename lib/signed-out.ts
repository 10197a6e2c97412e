const CHANNEL = "postwright-session";
const EVENT = "postwright:signed-out";
/** What stays in the browser when a person leaves: the theme is the device's. */
const KEPT = ["theme"];

/** Removes what this browser keeps of a person, and has the caches of this tab emptied. */
export function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (!KEPT.includes(key)) storage.removeItem(key);
  window.dispatchEvent(new Event(EVENT));
}

/** Tells every tab that the session has been ended here. */
export function announceSignedOut(): void {
  forgetPerson();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(EVENT);
  channel.close();
}

/**
 * Calls `onForget` whenever what is cached of a person has to go. When another tab has signed out, this one
 * goes to the sign-in page too. Returns how to stop.
 */
export function watchSignedOut(onForget: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = () => {
    forgetPerson();
    location.replace("/login");
  };
  window.addEventListener(EVENT, onForget);
  return () => {
    channel.close();
    window.removeEventListener(EVENT, onForget);
  };
}
