import {
  ATTEMPT_MINUTES,
  CLOSED_POPUP_MS,
  LOGIN_CHANNEL,
  LOGIN_FAILURE,
  LOGIN_RECEIVED,
  LOGIN_SUCCESS,
} from "@/lib/connections/constants";

/** What the callback page posts to the waiting page. `state` distinguishes the attempts of two tabs. */
export type LoginMessage = {
  type: typeof LOGIN_SUCCESS | typeof LOGIN_FAILURE | typeof LOGIN_RECEIVED;
  code?: string;
  state?: string;
};

type Waiting = {
  popup: Window;
  /** The state of this attempt; messages with another are ignored. */
  state: string | null;
  onCode: (code: string) => void;
  onFailure: () => void;
  /** The popup was just seen closed. */
  onGone: () => void;
  /** The popup has been closed for a while; a late success still counts. */
  onClosed: () => void;
};

/**
 * Waits for the callback page's one message: by `postMessage`, and by a BroadcastChannel, because the vendor's page may
 * have severed the popup from its opener (COOP).
 * @returns a function that stops waiting
 */
export function waitForLogin({ popup, state, onCode, onFailure, onGone, onClosed }: Waiting): () => void {
  const channel = new BroadcastChannel(LOGIN_CHANNEL);
  let closedTimer: ReturnType<typeof setTimeout> | undefined;
  // A severed popup looks closed from here, so closing never ends the wait.
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
    // After the acknowledgement above was delivered.
    setTimeout(() => channel.close(), 1_000);
    clearInterval(watch);
    clearTimeout(closedTimer);
    clearTimeout(over);
  }

  window.addEventListener("message", onMessage);
  channel.addEventListener("message", onBroadcast);
  return stop;
}
