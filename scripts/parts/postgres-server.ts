import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { freePort } from "../processes/ports";
import { capture, identity, partFolder, versionOf } from "./programs";

const OLDEST = 14;
const VERSIONS = "/usr/lib/postgresql";

/** A server that runs, with its superuser's address. */
export type PostgresServer = { url: string; port: number; folder: string; stop: () => void };

/** The programs of the oldest installed PostgreSQL that Postwright promises to work with. */
export function oldestPostgres(): { bin: string; version: string } | null {
  const names = fs.existsSync(VERSIONS) ? fs.readdirSync(VERSIONS) : [];
  const [oldest] = names
    .map(Number)
    .filter((major) => major >= OLDEST)
    .toSorted((a, b) => a - b);
  const bin = path.join(VERSIONS, String(oldest), "bin");
  const version = oldest ? versionOf(path.join(bin, "postgres"), / (\d+\.\d+)/) : null;
  return version ? { bin, version } : null;
}

/**
 * Starts the oldest installed PostgreSQL on an empty folder. Its sessions are in Berlin's time zone, so that whatever
 * does not see to UTC is found out.
 * @param settings more of the server's settings, by name
 */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const found = oldestPostgres();
  if (!found) throw new Error("No PostgreSQL is installed.");
  const as = identity();
  const folder = partFolder(as);
  const data = path.join(folder, "data");
  const port = await freePort();
  capture(path.join(found.bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "--no-sync"], as);
  const all = {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "Europe/Berlin",
    max_connections: "200",
    fsync: "off",
    ...settings,
  };
  const flags = Object.entries(all).map(([name, value]) => `-c ${name}=${value}`);
  const control = (...args: string[]) =>
    // Without pipes: the server would hold them open.
    spawnSync(path.join(found.bin, "pg_ctl"), ["-D", data, "-w", ...args], {
      ...as,
      cwd: "/",
      stdio: "ignore",
    });
  const { status } = control("-l", path.join(folder, "log"), "-o", flags.join(" "), "start");
  if (status !== 0) throw new Error(fs.readFileSync(path.join(folder, "log"), "utf8"));
  const stop = () => {
    control("-m", "immediate", "stop");
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, port, folder, stop };
}
