import { CLOSED_POPUP_MS, SIGN_IN_CHANNEL } from "@/lib/accounts/constants";

/** What the popup's page says; `trip` tells the trips of two tabs apart, `error` is a code of LOGIN_ERRORS. */
export type SignInMessage = { trip: string; error?: string; heard?: true };

type Waiting = {
  popup: Window;
  trip: string;
  onEnd: (error?: string) => void;
  /** At once when the popup is seen closed: the button works again. */
  onClosed: () => void;
  /** Eight seconds after that. */
  onGivenUp: () => void;
};

/**
 * Waits for the popup's page: by `postMessage`, and by a BroadcastChannel, because the provider's page may have
 * cut the popup off from this one (COOP). A popup that was cut off looks closed, so that never ends the waiting.
 * @returns what ends it
 */
export function waitForSignIn({ popup, trip, onEnd, onClosed, onGivenUp }: Waiting): () => void {
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    onClosed();
    giveUp = setTimeout(onGivenUp, CLOSED_POPUP_MS);
  }, 300);
  const receive = ({ origin, data }: MessageEvent<Partial<SignInMessage> | null>) => {
    if (origin !== location.origin || data?.trip !== trip || data.heard) return;
    channel.postMessage({ trip, heard: true } satisfies SignInMessage);
    stop();
    onEnd(data.error);
  };
  function stop() {
    removeEventListener("message", receive);
    channel.removeEventListener("message", receive);
    // After the answer above has left.
    setTimeout(() => channel.close(), 1_000);
    clearInterval(watch);
    clearTimeout(giveUp);
  }
  addEventListener("message", receive);
  channel.addEventListener("message", receive);
  return stop;
}
