import "server-only";
import { SettingsError, env } from "@/lib/env";
import { setSender } from "@/lib/jobs";
import { sendToInngest } from "./client";
import { startEmbeddedRunner, stopEmbeddedRunner } from "./embedded";

/**
 * Checks the settings and starts what wakes the jobs: Inngest where it is set up, and this server's own timers
 * beside it or alone. A server with wrong settings says which and ends.
 */
export async function startServer(): Promise<void> {
  try {
    env();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  if (env().inngest) setSender(sendToInngest);
  if (!env().runsTimers) return;
  startEmbeddedRunner();
  drainBeforeNext();
}

/**
 * Next ends the process as soon as its requests are answered; a delivery that a timer has under way is none of
 * them. So Next hears of the signal when that is done. NEXT_MANUAL_SIG_HANDLE would leave its requests to us.
 */
function drainBeforeNext(): void {
  const shared = globalThis as { postwrightDrains?: boolean };
  if (shared.postwrightDrains) return;
  shared.postwrightDrains = true;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    const next = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, (...told) => {
      void stopEmbeddedRunner().finally(() => {
        if (next.length === 0) process.exit(0);
        for (const listener of next) listener(...told);
      });
    });
  }
}
