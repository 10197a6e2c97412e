// The container's one process, bundled by scripts/build-standalone.ts: brings the database up to date, and then is
// Next's server. Signals reach it directly.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { readSession, requireUtc, TimeZoneError } from "../lib/db/session";
import { readEnv, SettingsError } from "../lib/settings/env";
import { settingWarnings } from "../lib/settings/warnings";
import { applyMigrations, MigrationError, withClient } from "./database/apply-migrations";
import { ROOT } from "./environment";
import { tellInngestSilence } from "./run/inngest-silence";
import { StartError } from "./run/preflight";
import { requireStore } from "./run/require-store";
import { tellVendorProblems } from "./run/try-vendors";

// As next.config.ts does: an empty variable is unset, also for what reads the environment itself.
for (const [name, value] of Object.entries(process.env)) if (value === "") delete process.env[name];

const KNOWN = [SettingsError, MigrationError, TimeZoneError, StartError];

/** Ends at once: nothing has been answered yet. */
const leave = () => process.exit(0);
const SIGNALS = ["SIGTERM", "SIGINT"] as const;

async function prepare(): Promise<void> {
  const env = readEnv(process.env);
  for (const warning of settingWarnings(env, process.env)) console.warn(warning);
  const { applied } = await applyMigrations(env.DIRECT_URL ?? env.DATABASE_URL);
  if (applied.length > 0) console.log(`Migrations applied: ${applied.join(", ")}`);
  requireUtc(await withClient(env.DATABASE_URL, readSession));
  await tellInngestSilence(env, env.DATABASE_URL, console.warn);
  await requireStore(env);
  void tellVendorProblems(env, console.warn);
}

for (const signal of SIGNALS) process.on(signal, leave);
try {
  await prepare();
} catch (error) {
  console.error(KNOWN.some((type) => error instanceof type) ? (error as Error).message : error);
  process.exit(1);
}
for (const signal of SIGNALS) process.off(signal, leave);
await import(pathToFileURL(path.join(ROOT, "server.js")).href);
