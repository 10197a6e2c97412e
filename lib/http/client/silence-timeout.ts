/** A time-out for silence: `signal` aborts a request when nothing has been received for too long. */
export type Silence = {
  signal: AbortSignal;
  /** Whether the time has passed. */
  readonly passed: boolean;
  /** Something was received: the time starts again. @param ms how long it is from now on */
  restart: (ms?: number) => void;
  /** Stops waiting. */
  end: () => void;
};

/**
 * Starts the time-out. @param ms how long the other side may be silent
 * @param given ends the waiting with its own reason
 */
export function startSilenceTimeout(ms: number, given?: AbortSignal): Silence {
  const abort = new AbortController();
  let passed = false;
  const lapse = () => {
    passed = true;
    abort.abort();
  };
  const giveUp = () => abort.abort(given?.reason);
  if (given?.aborted) giveUp();
  given?.addEventListener("abort", giveUp, { once: true });
  let timer = setTimeout(lapse, ms);
  const end = () => {
    clearTimeout(timer);
    given?.removeEventListener("abort", giveUp);
  };
  return {
    signal: abort.signal,
    get passed() {
      return passed;
    },
    restart: (next = ms) => {
      clearTimeout(timer);
      timer = setTimeout(lapse, next);
    },
    end,
  };
}
