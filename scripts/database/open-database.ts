import fs from "node:fs";
import path from "node:path";
import { databaseDir, setting } from "../environment";
import { guardDatabase } from "../processes/guard";
import { commandOf } from "../processes/processes";
import { type LocalPostgres, startLocalPostgres, stopLocalPostgres } from "./local-postgres";

/** The database that a command uses. */
export type Database = {
  /** The app's connection URL. */
  url: string;
  /** The URL for migrations: bypasses a pooler, where one is set. */
  directUrl: string;
  /** The embedded server, or null when DATABASE_URL names another. */
  embedded: LocalPostgres | null;
  /** Releases this process's use: the last user of the embedded server stops it. Safe to call twice. */
  close: () => Promise<void>;
};

// Each user of the embedded server has a file named by its process id; ids without a process are ignored.
const usersDir = (dir: string) => `${dir}.users`;

function join(dir: string): void {
  fs.mkdirSync(usersDir(dir), { recursive: true });
  fs.writeFileSync(path.join(usersDir(dir), String(process.pid)), "");
}

function leave(dir: string, pid = process.pid): "last" | "others" {
  fs.rmSync(path.join(usersDir(dir), String(pid)), { force: true });
  let others = 0;
  for (const name of fs.readdirSync(usersDir(dir))) {
    // Process ids are reused, so only those of Node processes count.
    if (/node|tsx|vitest|next/i.test(commandOf(Number(name)) ?? "")) others += 1;
    else fs.rmSync(path.join(usersDir(dir), name), { force: true });
  }
  return others > 0 ? "others" : "last";
}

/** What `close` does, for a user that ended without it. */
export async function closeFor(dir: string, pid: number): Promise<void> {
  if (fs.existsSync(usersDir(dir)) && leave(dir, pid) === "last") await stopLocalPostgres(dir);
}

/**
 * The database from the settings; without DATABASE_URL the embedded one, started if needed. Call after
 * loadEnvironment().
 */
export async function openDatabase(): Promise<Database> {
  const url = setting("DATABASE_URL");
  if (url) return { url, directUrl: setting("DIRECT_URL") ?? url, embedded: null, close: async () => {} };
  const dir = databaseDir();
  // Register before checking, so that another user who leaves now does not stop the server under us.
  join(dir);
  const released = guardDatabase(dir);
  let open = true;
  const close = async () => {
    if (!open) return;
    open = false;
    if (leave(dir) === "last") await stopLocalPostgres(dir);
    released();
  };
  try {
    const embedded = await startLocalPostgres({ dir });
    return { url: embedded.url, directUrl: embedded.url, embedded, close };
  } catch (error) {
    leave(dir);
    released();
    throw error;
  }
}
