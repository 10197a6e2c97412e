import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Env, readEnv } from "../../lib/settings/env";
import { settingWarnings } from "../../lib/settings/warnings";
import { readSession, requireUtc } from "../../lib/db/session";
import { applyMigrations, withClient } from "../database/apply-migrations";
import { type Database, openDatabase } from "../database/open-database";
import { dataDir, portSetting, ROOT } from "../environment";
import { Child } from "./child";
import { tellInngestSilence } from "./inngest-silence";
import { reachable } from "./listen-on";
import { portsNeeded, requirePorts, StartError, startsSandbox } from "./preflight";
import { untilReady } from "./ready";
import { report } from "./run-command";
import { requireStore } from "./require-store";
import { aborted, stopSignal } from "./stop-signal";
import { summary } from "./summary";
import { tellVendorProblems } from "./try-vendors";

/** The differences between development and production. */
export type Plan = {
  /** Arguments of Next's command, without host and port. */
  next: string[];
  /** The address to listen on; all of this machine's where there is none. */
  host?: (env: Env) => string | undefined;
  /** A module that is loaded before Next. */
  preload?: string;
  /** The children's environment: process.env as it was before the .env files were read. */
  inherited: NodeJS.ProcessEnv;
  /** How long the app may take to exit, in ms; defaults to STOP_GRACE_SECONDS. */
  grace?: number;
  /** The path that answers once the app is ready; defaults to /api/health. */
  ready?: string;
  /** Whether our summary replaces the app's own first lines. */
  quiet: boolean;
  /** Runs in the background once everything is up, until the signal. */
  afterwards?: (origin: string, env: Env, stop: AbortSignal) => Promise<void>;
};

const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
const PLACEHOLDER = "postgresql://localhost/embedded";

/** The settings as the app will read them. @throws SettingsError naming each wrong one */
export const readSettings = (databaseUrl = process.env.DATABASE_URL || PLACEHOLDER): Env =>
  readEnv({ ...process.env, DATABASE_URL: databaseUrl });

function startSandbox(): Child {
  const env = { ...process.env, SANDBOX_DATA: process.env.SANDBOX_DATA || path.join(dataDir(), "sandbox") };
  return new Child({ name: "The sandbox", args: ["--import", "tsx", "sandbox/main.ts"], env, grace: 5000 });
}

function startNext(plan: Plan, database: Database, settings: Env): Child {
  const { NEXTAUTH_SECRET, ENCRYPTION_KEYS, PORT, APP_URL, STOP_GRACE_SECONDS } = settings;
  const color = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {};
  const env = {
    NEXTAUTH_URL: APP_URL,
    NEXT_TELEMETRY_DISABLED: "1",
    ...color,
    ...plan.inherited,
    DATABASE_URL: database.url,
    DIRECT_URL: database.directUrl,
    NEXTAUTH_SECRET,
    ENCRYPTION_KEYS,
    PORT: String(PORT),
  };
  const host = plan.host?.(settings);
  const preload = plan.preload ? ["--import", pathToFileURL(plan.preload).href] : [];
  return new Child({
    name: "The app",
    args: [...preload, NEXT, ...plan.next, ...(host ? ["--hostname", host] : []), "--port", String(PORT)],
    env,
    grace: plan.grace ?? STOP_GRACE_SECONDS * 1000,
  });
}

async function failsWith(child: Child, stop: AbortSignal): Promise<void> {
  const end = await child.ended;
  if (stop.aborted) return;
  child.release(true);
  throw new StartError(
    `${child.name} exited unexpectedly (${typeof end === "number" ? `exit code ${end}` : end}).`,
  );
}

/** Brings the database up to date, and checks that the app's own connections to it are in UTC. */
async function migrate(database: Database): Promise<void> {
  const { applied, unknown } = await applyMigrations(database.directUrl);
  if (applied.length > 0) console.log(`Migrations applied: ${applied.join(", ")}`);
  if (unknown.length > 0) console.warn(`The database is newer than this code: ${unknown.join(", ")}`);
  requireUtc(await withClient(database.url, readSession));
}

async function run(
  plan: Plan,
  children: Child[],
  stop: AbortSignal,
  keep: (db: Database) => void,
): Promise<void> {
  const settings = readSettings();
  const { sandboxed } = settings;
  for (const warning of settingWarnings(settings, process.env)) console.warn(warning);
  const withSandbox = startsSandbox(sandboxed);
  const ports = portsNeeded(withSandbox);
  await requirePorts(ports);
  const database = await openDatabase();
  keep(database);
  await migrate(database);
  if (stop.aborted) return;
  const env = readSettings(database.url);
  await tellInngestSilence(env, database.url, console.warn);
  await requireStore(env);
  void tellVendorProblems(env, console.warn);
  if (withSandbox) children.push(startSandbox());
  const app = startNext(plan, database, env);
  children.push(app);
  if (!plan.quiet) app.release(true);

  const failure = Promise.race(children.map((child) => failsWith(child, stop)));
  const sandboxPorts = Object.entries(ports).filter(([name]) => name !== "PORT");
  const origin = `http://${reachable(plan.host?.(env))}:${portSetting("PORT", 3000)}`;
  const ready = Promise.all([
    untilReady(`${origin}${plan.ready ?? "/api/health"}`, stop),
    ...sandboxPorts.map(([, port]) => untilReady(port, stop)),
  ]);
  await Promise.race([ready, failure, aborted(stop)]);
  if (stop.aborted) return;
  console.log(`\nPostwright is running. Ctrl-C stops everything.\n${await summary(env, database)}\n`);
  for (const child of children) child.release(false);
  void plan.afterwards?.(origin, env, stop);
  await Promise.race([failure, aborted(stop)]);
}

/**
 * Runs the app with everything it needs until it is stopped or a part of it exits, then stops all in order: the app,
 * the sandbox, the database.
 * @returns the exit code: 0 when a signal stopped it
 */
export async function runApp(plan: Plan): Promise<number> {
  const children: Child[] = [];
  const stop = stopSignal(children);
  let database: Database | undefined;
  let code = 0;
  try {
    await run(plan, children, stop, (opened) => (database = opened));
  } catch (error) {
    if (!stop.aborted) code = 1;
    if (code) report(error);
  }
  for (const child of children.reverse()) {
    if (!(await child.stop())) console.warn(`${child.name} took too long to stop and was killed.`);
  }
  await database?.close();
  if (code === 0) console.log("Stopped.");
  return code;
}
