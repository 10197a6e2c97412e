import { ApiError } from "@/lib/http/api-client";

/** How long to wait before a request that has not been answered yet is asked for again, and how often. */
const ASK_AGAIN_MS = 2_000;
const MOST_ASKS = 60;

const pause = () => new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));

/**
 * Sends a request that a model answers, which may outlast a time-out: with the same key the one result is waited for,
 * and nothing is done twice. @param began it may be running already, started by the previous page
 * @throws ApiError
 */
export async function awaitModelAnswer<T>(send: () => Promise<T>, began = false): Promise<T> {
  let runs = began;
  for (let asks = 1; ; asks += 1) {
    try {
      return await send();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      runs ||= code === "TIMEOUT";
      if (!runs || (code !== "TIMEOUT" && code !== "REQUEST_IN_PROGRESS") || asks === MOST_ASKS) throw error;
      await pause();
    }
  }
}
