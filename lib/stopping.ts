import { AppError } from "./errors";

/** Seconds after which another process, or this one's successor, answers. */
const RETRY_SECONDS = 5;

// Next bundles what starts the server and its routes apart: they meet here.
const shared = globalThis as { postwrightStopping?: boolean };

/** Notes that this process was told to end: it finishes what it has begun and takes up nothing new. */
export function beginStopping(): void {
  shared.postwrightStopping = true;
}

/** Where new work comes in. @throws AppError SERVER_STOPPING once this process was told to end */
export function refuseWhileStopping(): void {
  if (shared.postwrightStopping) throw new AppError("SERVER_STOPPING", { retryAfterSeconds: RETRY_SECONDS });
}
