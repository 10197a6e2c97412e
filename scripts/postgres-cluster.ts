import crypto from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort, isPortFree } from "./ports";
import { program, runnerFor } from "./postgres-programs";
import { commandOf, deadPid } from "./processes";

const MAJOR = "18";

/** What we keep about a cluster, inside its own folder: the superuser's password and the port it likes. */
export type ClusterNote = { password: string; port: number };

const noteFile = (dir: string) => path.join(dir, "postwright.json");
const pidFile = (dir: string) => path.join(dir, "postmaster.pid");

/**
 * Reads a cluster's note, or null when there is no cluster yet.
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
      `${dir} is not a database folder that this program made. Move it away, then start again.`,
    );
  }
  throw new Error(
    `${dir} was made by PostgreSQL ${version}, and ${MAJOR} is installed. Move it away to start anew.`,
  );
}

function writeNote(dir: string, note: ClusterNote): void {
  const temporary = `${noteFile(dir)}.${process.pid}`;
  fs.writeFileSync(temporary, JSON.stringify(note), { mode: 0o600 });
  fs.renameSync(temporary, noteFile(dir));
}

/**
 * Makes a new cluster. Built beside its place and moved there whole, so that a crash leaves no half
 * cluster and two processes at once end with one: the second finds the place taken and uses what is there.
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
    // The built-in C.UTF-8 is the same everywhere and, unlike C, knows the case of letters beyond ASCII.
    const locale = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "-E", "UTF8"];
    const access = ["-U", "postgres", `--pwfile=${secret}`, "-A", "scram-sha-256"];
    const { status, output } = await run(program("initdb"), [
      ...["-D", draft, ...access, ...locale],
      ...(sync ? [] : ["--no-sync"]),
    ]);
    if (status !== 0) throw new Error(`The database could not be made (initdb):\n${output.trim()}`);
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

/** Where a cluster's server listens now, or null when none runs. The server's own pid file is the truth. */
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
 * Makes a pid file harmless whose process id now belongs to a zombie or to another program, for which
 * PostgreSQL would refuse to start. Only the id is changed: PostgreSQL still sees by the rest of the file
 * whether children of the dead server are writing.
 */
export function disarmStalePidFile(dir: string): void {
  const lines = readPidFile(dir);
  if (!lines || isPostgres(Number(lines[0]))) return;
  try {
    fs.writeFileSync(pidFile(dir), [deadPid(), ...lines.slice(1)].join("\n"));
  } catch {
    // Gone in the meantime: another process has dealt with it.
  }
}

/** The port to start on: the one of last time unless something else has it; the choice is kept. */
export async function choosePort(dir: string, note: ClusterNote): Promise<number> {
  if (await isPortFree(note.port)) return note.port;
  const port = await freePort();
  writeNote(dir, { ...note, port });
  return port;
}
