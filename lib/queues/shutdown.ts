import { AppError } from "../errors";

/** Seconds after which another process, or the one that replaces this, can respond. */
const RETRY_SECONDS = 5;

// On globalThis, because Next bundles the server's start and its routes separately.
const shared = globalThis as { postwrightStopping?: boolean; postwrightDrained?: () => Promise<unknown> };

/** Marks this process as shutting down: it finishes running work and accepts nothing new. */
export function startShutdown(): void {
  shared.postwrightStopping = true;
}

/** Has `work` run once the timers have ended, before Next ends the process. */
export function onDrained(work: () => Promise<unknown>): void {
  shared.postwrightDrained = work;
}

/** Runs what onDrained was given; its failure holds up nothing. */
export async function finishDraining(): Promise<void> {
  await shared.postwrightDrained?.().catch(() => undefined);
}

/** Called wherever new work arrives. @throws AppError SERVER_STOPPING while this process is shutting down */
export function refuseDuringShutdown(): void {
  if (shared.postwrightStopping) throw new AppError("SERVER_STOPPING", { retryAfterSeconds: RETRY_SECONDS });
}
