import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { ProviderError } from "./provider-error";

/** The longest wait for a second attempt, in seconds; a longer one is reported to the user instead. */
const MOMENT_SECONDS = 2;
const DEFAULT_SECONDS = 0.5;

/**
 * Tries `attempt` once more if it failed without effect and its vendor asks for no more than a moment's patience.
 * @param mayRepeat whether this failure may be repeated: for a stream, that nothing of it has been passed on
 * @throws what the last attempt threw
 */
export async function retryOnce<T>(
  attempt: () => Promise<T>,
  mayRepeat: (error: ProviderError) => boolean = () => true,
): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ProviderError) || error.outcome !== "retry" || error.fault) throw error;
    const seconds = error.retryAfterSeconds ?? DEFAULT_SECONDS;
    if (seconds > MOMENT_SECONDS || !mayRepeat(error)) throw error;
    await sleep(seconds * 1000);
    return attempt();
  }
}
