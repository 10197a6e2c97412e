import "server-only";
import { SettingsError, env } from "@/lib/env";
import { startEmbeddedRunner } from "./embedded";

/** Checks the settings and starts the timers. A server with wrong settings says which and ends. */
export async function startServer(): Promise<void> {
  try {
    env();
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  startEmbeddedRunner();
}
