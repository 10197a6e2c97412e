const CHANNEL = "postwright-session";
const EVENT = "postwright:signed-out";

let opened: BroadcastChannel | undefined;

/** The tabs' common channel. One object a tab: a second one here would hear what this tab says itself. */
function tabs(): BroadcastChannel {
  return (opened ??= new BroadcastChannel(CHANNEL));
}

/** Removes what this browser keeps of a person, and has the caches of this tab emptied. */
export function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  window.dispatchEvent(new Event(EVENT));
}

/** Tells every tab that the session has been ended here. */
export function announceSignedOut(): void {
  forgetPerson();
  tabs().postMessage(EVENT);
}

/**
 * Calls `onForget` whenever what is cached of a person has to go. When another tab has signed out, this one
 * goes to the sign-in page too. Returns how to stop.
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
