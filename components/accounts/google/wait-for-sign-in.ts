import { CLOSED_POPUP_MS, SIGN_IN_CHANNEL } from "@/lib/accounts/constants";

/** What the popup posts; `attempt` distinguishes attempts of two tabs, `error` is a code of LOGIN_ERRORS. */
export type SignInMessage = { attempt: string; error?: string; received?: true };

type Waiting = {
  popup: Window;
  attempt: string;
  onEnd: (error?: string) => void;
  /** Fires as soon as the popup is seen closed, so that the button works again. */
  onClosed: () => void;
  /** Fires eight seconds later. */
  onGivenUp: () => void;
};

/**
 * Waits for the popup's message: by `postMessage`, and by a BroadcastChannel, because the provider's page may have
 * severed the popup from its opener (COOP). A severed popup looks closed, so closing never ends the wait.
 * @returns a function that stops waiting
 */
export function waitForSignIn({ popup, attempt, onEnd, onClosed, onGivenUp }: Waiting): () => void {
  const channel = new BroadcastChannel(SIGN_IN_CHANNEL);
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const watch = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(watch);
    onClosed();
    giveUp = setTimeout(onGivenUp, CLOSED_POPUP_MS);
  }, 300);
  const receive = ({ origin, data }: MessageEvent<Partial<SignInMessage> | null>) => {
    if (origin !== location.origin || data?.attempt !== attempt || data.received) return;
    channel.postMessage({ attempt, received: true } satisfies SignInMessage);
    stop();
    onEnd(data.error);
  };
  function stop() {
    removeEventListener("message", receive);
    channel.removeEventListener("message", receive);
    // After the acknowledgement above was delivered.
    setTimeout(() => channel.close(), 1_000);
    clearInterval(watch);
    clearTimeout(giveUp);
  }
  addEventListener("message", receive);
  channel.addEventListener("message", receive);
  return stop;
}
