import { AppError } from "@/lib/http/errors";

/** Seconds after which another process, or this one's successor, can respond. */
const RETRY_SECONDS = 5;

// On globalThis, because Next bundles the server's start and its routes separately.
const shared = globalThis as { postwrightStopping?: boolean };

/** Marks this process as shutting down: it finishes running work and accepts nothing new. */
export function beginShutdown(): void {
  shared.postwrightStopping = true;
}

/** Called wherever new work arrives. @throws AppError SERVER_STOPPING while this process is shutting down */
export function refuseDuringShutdown(): void {
  if (shared.postwrightStopping) throw new AppError("SERVER_STOPPING", { retryAfterSeconds: RETRY_SECONDS });
}
