import "server-only";
import { SettingsError, env } from "@/lib/env";
import { setSender } from "@/lib/jobs";
import { sendToInngest } from "./client";
import { drainBeforeNext } from "./drain";
import { startEmbeddedRunner } from "./embedded";

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
  if (env().runsTimers) startEmbeddedRunner();
  // A platform without a long-lived server ends its processes by its own rules.
  if (!env().VERCEL) drainBeforeNext();
}
