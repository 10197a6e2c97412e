import { TimeZoneError } from "../../lib/db/session";
import { SettingsError } from "../../lib/settings/env";
import { StoreError } from "../../lib/providers/storage/store";
import { MigrationError } from "../database/apply-migrations";
import { CommandError } from "./command-error";
import { StartError } from "./preflight";

const KNOWN = [StartError, MigrationError, SettingsError, TimeZoneError, StoreError, CommandError];

/** Prints a fatal error: only the message for errors a user can fix, the stack for others. */
export function report(error: unknown): void {
  console.error(KNOWN.some((type) => error instanceof type) ? (error as Error).message : error);
}

/** Runs a command of package.json; a failure is reported, and ends the process with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
}
