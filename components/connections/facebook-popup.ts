import {
  ATTEMPT_MINUTES,
  CLOSED_POPUP_MS,
  LOGIN_CHANNEL,
  LOGIN_FAILURE,
  LOGIN_RECEIVED,
  LOGIN_SUCCESS,
  POPUP,
} from "@/lib/connections/constants";

/** What the callback page says to the page that waits. `state` tells the trips of two tabs apart. */
export type LoginMessage = {
  type: typeof LOGIN_SUCCESS | typeof LOGIN_FAILURE | typeof LOGIN_RECEIVED;
  code?: string;
  state?: string;
};

/** Opens the empty popup, in the middle of this window. Call it in the click itself; null when it was blocked. */
export function openPopup(): Window | null {
  const left = Math.max(0, window.screenX + (window.outerWidth - POPUP.width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - POPUP.height) / 2);
  const features = `popup,width=${POPUP.width},height=${POPUP.height},left=${left},top=${top}`;
  return window.open("about:blank", POPUP.name, features);
}

type Waiting = {
  popup: Window;
  /** The state of this trip; messages of another are not ours. */
  state: string | null;
  onCode: (code: string) => void;
  onFailure: () => void;
  /** The popup was just seen closed. */
  onGone: () => void;
  /** The popup has been closed for a while; a late success still wins. */
  onClosed: () => void;
};

/**
 * Waits for the one message of the callback page: by `postMessage`, and by a BroadcastChannel, because the
 * vendor's page may have cut the popup off from us (COOP). @returns what ends the waiting
 */
export function waitForLogin({ popup, state, onCode, onFailure, onGone, onClosed }: Waiting): () => void {
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  let closedTimer: ReturnType<typeof setTimeout> | undefined;
  // A popup that was cut off looks closed from here, so being closed never ends the waiting.
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    onGone();
    closedTimer = setTimeout(onClosed, CLOSED_POPUP_MS);
  }, 500);
  const over = setTimeout(() => stop(), ATTEMPT_MINUTES * 60_000);

  const receive = (message: unknown) => {
    const { type, code, state: theirs } = (message ?? {}) as Partial<LoginMessage>;
    if (type !== LOGIN_SUCCESS && type !== LOGIN_FAILURE) return;
    if (theirs !== undefined && theirs !== state) return;
    channel.postMessage({ type: LOGIN_RECEIVED, state: theirs } satisfies LoginMessage);
    stop();
    if (type === LOGIN_SUCCESS && typeof code === "string") onCode(code);
    else onFailure();
  };
  const onMessage = (event: MessageEvent) => {
    if (event.origin === window.location.origin) receive(event.data);
  };
  const onBroadcast = (event: MessageEvent) => receive(event.data);

  function stop() {
    window.removeEventListener("message", onMessage);
    channel.removeEventListener("message", onBroadcast);
    // After the answer above has left.
    setTimeout(() => channel.close(), 1_000);
    clearInterval(watch);
    clearTimeout(closedTimer);
    clearTimeout(over);
  }

  window.addEventListener("message", onMessage);
  channel.addEventListener("message", onBroadcast);
  return stop;
}
