import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** The user that a program of Debian's runs as, where this process is root and the program refuses to be. */
export type Identity = { uid?: number; gid?: number };

/** The user `postgres` when this process is root, otherwise nobody else. */
export function identity(): Identity {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ["-u", "-g"].map((flag) => Number(capture("id", [flag, "postgres"])));
  return { uid, gid };
}

/** A folder for a part's files, which the user of `identity` owns. */
export function partFolder({ uid, gid }: Identity): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "postwright-part-"));
  if (uid !== undefined && gid !== undefined) fs.chownSync(folder, uid, gid);
  return folder;
}

/**
 * What a program prints.
 * @throws with its output where it cannot be run, or exits with an error
 */
export function capture(command: string, args: string[], as: Identity = {}): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { ...as, cwd: "/", encoding: "utf8" });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args[0] ?? ""} failed:\n${stdout}${stderr}`);
  return stdout.trim();
}

/** The first group of `pattern` in what a program prints about its version, or null where it is not installed. */
export function versionOf(command: string, pattern: RegExp): string | null {
  try {
    return pattern.exec(capture(command, ["--version"]))?.[1] ?? null;
  } catch {
    return null;
  }
}
