import { execFile, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  runningLocalPostgresUrl,
  startLocalPostgres,
  startThrowawayPostgres,
  stopLocalPostgres,
} from "../../../scripts/database/local-postgres";

let folder: string;
let dir: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "pw-postgres-"));
  // The database may run as another user, who needs access to the folder.
  fs.chmodSync(folder, 0o755);
  dir = path.join(folder, "data");
});

afterAll(async () => {
  await stopLocalPostgres(dir, "immediate");
  fs.rmSync(folder, { recursive: true, force: true });
});

const pidFile = () => path.join(dir, "postmaster.pid");
const serverPid = () => Number(fs.readFileSync(pidFile(), "utf8").split("\n")[0]);

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: "array" });
    return (rows as unknown[][])[0]?.[0];
  } finally {
    await client.end();
  }
}

async function killServer(): Promise<void> {
  process.kill(serverPid(), "SIGKILL");
  // Its children notice on their own; PostgreSQL does not start while one of them is left.
  await sleep(300);
}

it("makes one cluster when three processes start at once, and all get in", async () => {
  const script = `import { startLocalPostgres } from "./scripts/database/local-postgres.ts";
    startLocalPostgres({ dir: ${JSON.stringify(dir)} }).then(({ url, started }) => console.log(JSON.stringify({ url, started })));`;
  const start = () =>
    promisify(execFile)(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  const results = await Promise.all([start(), start(), start()]);
  const answers = results.map(({ stdout }) => JSON.parse(stdout) as { url: string; started: boolean });
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(answers.filter(({ started }) => started)).toHaveLength(1);
  expect(await ask(answers[0]?.url ?? "", "SELECT 1")).toBe(1);
  expect(fs.readdirSync(folder)).toEqual(["data"]);
});

it("finds a running server, in UTC whatever the session asks to inherit", async () => {
  const again = await startLocalPostgres({ dir });
  expect(again.started).toBe(false);
  expect(again.url).toBe(runningLocalPostgresUrl(dir));
  expect(await ask(again.url, "SHOW timezone")).toBe("UTC");
  expect(await ask(again.url, "SELECT setconfig::text FROM pg_db_role_setting")).toContain("TimeZone=UTC");
  expect(await ask(again.url, "SELECT lower('ÁRVÍZTŰRŐ')")).toBe("árvíztűrő");
});

it("starts after the server was killed, without losing what was committed", async () => {
  const { url } = await startLocalPostgres({ dir });
  await ask(url, "CREATE TABLE kept AS SELECT 42 AS n");
  await killServer();
  const again = await startLocalPostgres({ dir });
  expect(again.started).toBe(true);
  expect(await ask(again.url, "SELECT n FROM kept")).toBe(42);
});

it("is not fooled by a pid file whose id another program has now, and leaves that program alone", async () => {
  await killServer();
  // Of the same user as the server: PostgreSQL ignores the others by itself.
  const { uid, gid } = fs.statSync(dir);
  const other = spawn("sleep", ["60"], process.getuid?.() === 0 ? { uid, gid } : {});
  const lines = fs.readFileSync(pidFile(), "utf8").split("\n");
  fs.writeFileSync(pidFile(), [other.pid, ...lines.slice(1)].join("\n"));
  expect(await stopLocalPostgres(dir)).toBe(false);
  const again = await startLocalPostgres({ dir });
  expect(again.started).toBe(true);
  expect(await ask(again.url, "SELECT n FROM kept")).toBe(42);
  expect(other.exitCode ?? other.signalCode).toBeNull();
  other.kill();
});

it("takes another port when something else has the saved one, and keeps to it", async () => {
  const { port } = await startLocalPostgres({ dir });
  expect(await stopLocalPostgres(dir)).toBe(true);
  const other = net.createServer().listen(port, "127.0.0.1");
  try {
    await new Promise((resolve) => other.once("listening", resolve));
    const moved = await startLocalPostgres({ dir });
    expect(moved.port).not.toBe(port);
    expect(await ask(moved.url, "SELECT n FROM kept")).toBe(42);
    await stopLocalPostgres(dir);
    expect((await startLocalPostgres({ dir })).port).toBe(moved.port);
  } finally {
    other.close();
  }
});

it("stops once, and says when nothing runs", async () => {
  expect(await stopLocalPostgres(dir)).toBe(true);
  expect(await stopLocalPostgres(dir)).toBe(false);
  expect(runningLocalPostgresUrl(dir)).toBeUndefined();
});

it("refuses a folder that is not its own", async () => {
  const foreign = path.join(folder, "foreign");
  fs.mkdirSync(foreign);
  fs.writeFileSync(path.join(foreign, "letter.txt"), "mine");
  await expect(startLocalPostgres({ dir: foreign })).rejects.toThrow(/foreign is not a database folder/);
  expect(fs.readdirSync(foreign)).toEqual(["letter.txt"]);
});

it("gives tests a cluster that leaves nothing behind", async () => {
  const throwaway = await startThrowawayPostgres(path.join(folder, "throwaway"), { maxConnections: 123 });
  expect(await ask(throwaway.url, "SHOW max_connections")).toBe("123");
  expect(await ask(throwaway.url, "SHOW fsync")).toBe("off");
  await throwaway.destroy();
  expect(fs.existsSync(throwaway.dir)).toBe(false);
});
