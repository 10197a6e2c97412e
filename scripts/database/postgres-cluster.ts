import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, isPortFree } from "../processes/ports";
import { commandOf, deadPid } from "../processes/processes";
import { program, runnerFor } from "./postgres-programs";

const MAJOR = "18";

/** Metadata stored in a cluster's own folder: the superuser's password and the preferred port. */
export type ClusterNote = { password: string; port: number };

const noteFile = (dir: string) => path.join(dir, "postwright.json");
const pidFile = (dir: string) => path.join(dir, "postmaster.pid");

/**
 * Reads a cluster's metadata, or null when there is no cluster yet.
 * @throws when the folder holds something else, or another major version
 */
export function readNote(dir: string): ClusterNote | null {
  if (!fs.existsSync(dir)) return null;
  let version: string;
  try {
    version = fs.readFileSync(path.join(dir, "PG_VERSION"), "utf8").trim();
    if (version === MAJOR) return JSON.parse(fs.readFileSync(noteFile(dir), "utf8")) as ClusterNote;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === "EACCES" || code === "EPERM")
      throw new Error(`${dir} belongs to another user of this machine.`);
    throw new Error(
      `${dir} is not a database folder created by this program. Move it away, then start again.`,
    );
  }
  throw new Error(
    `${dir} was created by PostgreSQL ${version}, but ${MAJOR} is installed. Move it away to start with an empty database.`,
  );
}

function writeNote(dir: string, note: ClusterNote): void {
  const temporary = `${noteFile(dir)}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(note), { mode: 0o600 });
  fs.renameSync(temporary, noteFile(dir));
}

/**
 * Creates a cluster. It is built beside its final path and moved there whole, so that a crash leaves no partial
 * cluster and two concurrent processes end up with one: the second finds the path taken and uses that cluster.
 * @param sync false skips fsync, for clusters that live as long as a test
 */
export async function createCluster(dir: string, sync: boolean): Promise<void> {
  fs.mkdirSync(path.dirname(dir), { recursive: true });
  const { run, owner } = await runnerFor(dir);
  const give = (file: string) => {
    if (owner.uid !== undefined && owner.gid !== undefined) fs.chownSync(file, owner.uid, owner.gid);
  };
  const draft = `${dir}.new-${process.pid}-${crypto.randomBytes(3).toString("hex")}`;
  const secret = path.join(os.tmpdir(), `pg-${crypto.randomUUID()}`);
  const note = { password: crypto.randomBytes(18).toString("base64url"), port: await freePort() };
  try {
    fs.mkdirSync(draft, { mode: 0o700 });
    fs.writeFileSync(secret, note.password, { mode: 0o600 });
    give(draft);
    give(secret);
    // The built-in C.UTF-8 is the same everywhere and, unlike C, maps case for letters beyond ASCII.
    const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "-E", "UTF8"];
    const access = ["-U", "postgres", `--pwfile=${secret}`, "-A", "scram-sha-256"];
    const { status, output } = await run(program("initdb"), [
      ...["-D", draft, ...access, ...locale],
      ...(sync ? [] : ["--no-sync"]),
    ]);
    if (status !== 0) throw new Error(`The database could not be created (initdb):\n${output.trim()}`);
    writeNote(draft, note);
    try {
      fs.renameSync(draft, dir);
    } catch (error) {
      if (!fs.existsSync(path.join(dir, "PG_VERSION"))) throw error;
    }
  } finally {
    fs.rmSync(secret, { force: true });
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** Where a cluster's server listens now, or null when none runs. The server's own pid file is authoritative. */
export function runningPort(dir: string): number | null {
  const lines = readPidFile(dir);
  if (!lines || !isPostgres(Number(lines[0]))) return null;
  return Number(lines[3]) || null;
}

function readPidFile(dir: string): string[] | null {
  try {
    return fs.readFileSync(pidFile(dir), "utf8").split("\n");
  } catch {
    return null;
  }
}

const isPostgres = (pid: number) => /postgres/i.test(commandOf(pid) ?? "");

/**
 * Neutralises a pid file whose process id now belongs to a zombie or to another program, for which PostgreSQL would
 * refuse to start. Only the id is changed: from the rest of the file PostgreSQL still sees whether children of the
 * dead server are writing.
 */
export function disarmStalePidFile(dir: string): void {
  const lines = readPidFile(dir);
  if (!lines || isPostgres(Number(lines[0]))) return;
  try {
    fs.writeFileSync(pidFile(dir), [deadPid(), ...lines.slice(1)].join("\n"));
  } catch {
    // Removed in the meantime: another process has handled it.
  }
}

/** The port to start on: the previous one unless it is taken; the choice is stored. */
export async function choosePort(dir: string, note: ClusterNote): Promise<number> {
  if (await isPortFree(note.port)) return note.port;
  const port = await freePort();
  writeNote(dir, { ...note, port });
  return port;
}
