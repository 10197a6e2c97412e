import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import {
  choosePort,
  type ClusterNote,
  createCluster,
  disarmStalePidFile,
  readNote,
  runningPort,
} from "./postgres-cluster";
import { MARK } from "../processes/guard";
import { program, runnerFor } from "./postgres-programs";

/** Options of a local database. */
export type LocalPostgresOptions = {
  /** The data folder; made when missing. */
  dir: string;
  /** The database to create and to name in the URL. Default "postwright". */
  database?: string;
  /** Default 60. Applies to a server started now, not to one already running. */
  maxConnections?: number;
  /** False turns fsync off: only for data that may be lost. Default true. */
  durable?: boolean;
};

/** A running local database. */
export type LocalPostgres = {
  /** postgresql://… with the superuser's password. */
  url: string;
  port: number;
  dir: string;
  /** False when a server already ran on this folder. */
  started: boolean;
};

const DATABASE = "postwright";
const START_SECONDS = 60;
// Children of a killed server hold the folder until they notice; waiting longer means another problem.
const GIVE_UP_AFTER_MS = 10_000;

async function tryConnect(port: number, password: string, dir: string): Promise<Client | null> {
  const client = new Client({
    host: "127.0.0.1",
    port,
    user: "postgres",
    password,
    database: "postgres",
    connectionTimeoutMillis: 5000,
  });
  // A server stopped under an idle client must not crash this process.
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ dir: string }>("SELECT current_setting('data_directory') AS dir");
    if (rows[0] && fs.realpathSync(rows[0].dir) === fs.realpathSync(dir)) return client;
  } catch {
    // Not up yet, shutting down, or not ours: the caller retries.
  }
  await client.end().catch(() => {});
  return null;
}

function startArguments(options: LocalPostgresOptions, dir: string, port: number): string[] {
  const settings = {
    listen_addresses: "127.0.0.1",
    // Empty: no socket file, whose path could be too long or not writable.
    unix_socket_directories: "",
    timezone: "UTC",
    // Who may end it (processes/guard.ts): another user's process shows its environment to nobody.
    ...(process.env[MARK] ? { "postwright.guarded_by": process.env[MARK] } : {}),
    max_connections: String(options.maxConnections ?? 60),
    ...(options.durable === false
      ? { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }
      : {}),
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const log = path.join(dir, "server.log");
  return [
    "-D",
    dir,
    "-w",
    "-t",
    String(START_SECONDS),
    "-l",
    log,
    "-o",
    `-p ${port} ${flags.join(" ")}`,
    "start",
  ];
}

function logTail(dir: string): string {
  try {
    return fs.readFileSync(path.join(dir, "server.log"), "utf8").trim().split("\n").slice(-8).join("\n");
  } catch {
    return "(no log)";
  }
}

async function bringUp(options: LocalPostgresOptions, dir: string, note: ClusterNote) {
  const { run } = await runnerFor(dir);
  const begun = Date.now();
  let started = false;
  while (Date.now() < begun + START_SECONDS * 1000) {
    const running = runningPort(dir);
    if (running) {
      const client = await tryConnect(running, note.password, dir);
      if (client) return { client, port: running, started };
      // Starting or stopping, by us or by another process: either way it ends soon.
      await sleep(100);
      continue;
    }
    disarmStalePidFile(dir);
    const port = await choosePort(dir, note);
    const { status, output } = await run(program("pg_ctl"), startArguments(options, dir, port));
    started = status === 0;
    if (started) continue;
    if (Date.now() > begun + GIVE_UP_AFTER_MS)
      throw new Error(`The database in ${dir} could not be started:\n${output.trim()}\n${logTail(dir)}`);
    await sleep(250);
  }
  throw new Error(`The database in ${dir} did not answer within ${START_SECONDS} s:\n${logTail(dir)}`);
}

async function prepare(client: Client, database: string, started: boolean): Promise<void> {
  // Set on the role as well as on the server, so that it applies in a restored or moved folder.
  if (started) await client.query("ALTER ROLE postgres SET timezone = 'UTC'");
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [database]);
  if (rowCount) return;
  try {
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(database)}`);
  } catch (error) {
    // Created concurrently by another process: 42P04, or 23505 when both ran at once.
    if (!["42P04", "23505"].includes((error as { code?: string }).code ?? "")) throw error;
  }
}

/**
 * Starts the embedded PostgreSQL on a folder, or finds it running; makes folder and database when missing.
 * Safe to call from several processes at once. The server outlives this process: see stopLocalPostgres.
 * @throws with the server's last words when it cannot start
 */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const dir = path.resolve(options.dir);
  const database = options.database ?? DATABASE;
  if (!readNote(dir)) await createCluster(dir, options.durable !== false);
  const note = readNote(dir);
  if (!note) throw new Error(`${dir} was removed while the database was being created.`);
  const { client, port, started } = await bringUp(options, dir, note);
  try {
    await prepare(client, database, started);
  } finally {
    await client.end();
  }
  return { url: address(note, port, database), port, dir, started };
}

const address = (note: ClusterNote, port: number, database: string) =>
  `postgresql://postgres:${note.password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;

/** The URL of the server now running on a folder, or undefined; starts nothing. */
export function runningLocalPostgresUrl(folder: string, database = DATABASE): string | undefined {
  const dir = path.resolve(folder);
  const port = runningPort(dir);
  const note = port && readNote(dir);
  return note ? address(note, port, database) : undefined;
}

/**
 * Stops the server of a folder; open connections are cut.
 * @param mode "fast" keeps all data; "immediate" is like a power cut, for disposable data
 * @returns false when none was running
 */
export async function stopLocalPostgres(
  folder: string,
  mode: "fast" | "immediate" = "fast",
): Promise<boolean> {
  const dir = path.resolve(folder);
  // pg_ctl would signal whatever process has the id of a stale pid file.
  if (!runningPort(dir)) return false;
  const { run } = await runnerFor(dir);
  const { status, output } = await run(program("pg_ctl"), ["-D", dir, "-m", mode, "-w", "-t", "60", "stop"]);
  if (status !== 0 && runningPort(dir))
    throw new Error(`The database in ${dir} could not be stopped:\n${output.trim()}`);
  return true;
}

/** A cluster for tests: fsync off, deleted with its data by destroy(). */
export type ThrowawayPostgres = LocalPostgres & { destroy: () => Promise<void> };

/**
 * Starts a cluster for tests in the given folder (must be empty or missing).
 * @param options maxConnections defaults to 60, database to "postwright"
 */
export async function startThrowawayPostgres(
  dir: string,
  options: Pick<LocalPostgresOptions, "database" | "maxConnections"> = {},
): Promise<ThrowawayPostgres> {
  const postgres = await startLocalPostgres({ ...options, dir, durable: false });
  const destroy = async () => {
    await stopLocalPostgres(postgres.dir, "immediate");
    fs.rmSync(postgres.dir, { recursive: true, force: true, maxRetries: 5 });
  };
  return { ...postgres, destroy };
}
