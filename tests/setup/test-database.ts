import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { applyMigrations, withClient } from "../../scripts/database/apply-migrations";
import { pinUtc } from "../../scripts/database/pin-utc";
import { startThrowawayPostgres, stopLocalPostgres } from "../../scripts/database/local-postgres";

/** A PostgreSQL for one test run, with a migrated database to copy from. */
export type TestDatabase = {
  /** URL of the template; nobody may stay connected to it. */
  template: string;
  /** Stops the server, or drops what the run created on a given one. */
  stop(): Promise<void>;
};

const runs = resolve(".data/test");

/** A folder for this run and project; those of killed runs are removed. */
export async function runFolder(project: string): Promise<string> {
  const entries = existsSync(runs) ? readdirSync(runs) : [];
  for (const entry of entries.filter((name) => !isAlive(Number(name)))) {
    for (const each of foldersIn(join(runs, entry))) await removeProject(each);
    rmSync(join(runs, entry), { recursive: true, force: true });
  }
  const folder = join(runs, String(process.pid), project);
  // A container gives each of its runs the same ids.
  await removeProject(folder);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const foldersIn = (path: string) =>
  (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(path, name));

/** What a run that was killed left of a project: its database, those that its tests started, and its files. */
async function removeProject(folder: string): Promise<void> {
  for (const cluster of foldersIn(folder)) await stopLocalPostgres(cluster, "immediate").catch(() => false);
  rmSync(folder, { recursive: true, force: true });
}

/** Starts a disposable PostgreSQL in `folder`, or uses TEST_DATABASE_URL (a role that may create databases). */
export async function startTestDatabase(folder: string, project: string): Promise<TestDatabase> {
  const name = `postwright_test_${process.pid}_${project}`;
  const given = process.env.TEST_DATABASE_URL;
  const server = given
    ? { url: given, destroy: () => dropAll(given, name) }
    : await startThrowawayPostgres(join(folder, "postgres"), { maxConnections: 120 });
  await asAdmin(server.url, `CREATE DATABASE "${name}"`);
  const template = withDatabase(server.url, name);
  await applyMigrations(template);
  return { template, stop: () => server.destroy() };
}

/** Copies the template. @returns the URL of the copy, which only the caller uses */
export async function copyDatabase(template: string, suffix: string): Promise<string> {
  const from = databaseOf(template);
  const name = `${from}_${suffix}`;
  for (let attempt = 1; ; attempt += 1)
    try {
      await asAdmin(withDatabase(template, "postgres"), `CREATE DATABASE "${name}" TEMPLATE "${from}"`);
      // A copy has the template's tables and not its settings.
      await withClient(withDatabase(template, name), pinUtc);
      return withDatabase(template, name);
    } catch (error) {
      // Somebody is still disconnecting from the template (55006).
      if ((error as { code?: string }).code !== "55006" || attempt > 50) throw error;
      await sleep(100);
    }
}

/** The address of a database as the product uses it: through the pooler TEST_POOLER_URL, where that is set. */
export function throughPooler(url: string): string {
  const pooler = process.env.TEST_POOLER_URL;
  return pooler ? withDatabase(pooler, databaseOf(url)) : url;
}

/** Drops a copy, and closes any connections to it. */
export async function dropDatabase(url: string): Promise<void> {
  await asAdmin(withDatabase(url, "postgres"), `DROP DATABASE IF EXISTS "${databaseOf(url)}" WITH (FORCE)`);
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [prefix],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE IF EXISTS "${datname}" WITH (FORCE)`);
  } finally {
    await client.end();
  }
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

function databaseOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}
