import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, isPortFree } from "../processes/ports";
import type { Part } from "./part";
import { oldestPostgres, startPostgres } from "./postgres-server";
import { identity, partFolder, versionOf } from "./programs";
import { runAll } from "./run-tests";

const PROGRAM = "/usr/sbin/pgbouncer";

/** As an operator sets it up: transactions share connections, which are few. */
const settings = (port: number, database: number) => `[databases]
* = host=127.0.0.1 port=${database} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
admin_users = postgres
`;

async function start(database: number): Promise<{ url: string; stop: () => Promise<void> }> {
  const as = identity();
  const folder = partFolder(as);
  const port = await freePort();
  const file = path.join(folder, "pgbouncer.ini");
  fs.writeFileSync(file, settings(port, database));
  const child: ChildProcess = spawn(PROGRAM, ["-q", file], { ...as, cwd: "/", stdio: "ignore" });
  while ((await isPortFree(port)) && child.exitCode === null) await sleep(50);
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill("SIGINT");
      await once(child, "exit");
    }
    fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** Debian's pgbouncer, whose transactions share a few connections. */
export const pgbouncer: Part = {
  id: "pgbouncer",
  name: "pgbouncer, pool_mode = transaction",
  what: "every integration test but those about a direct connection; migrations, `doctor` and the start's check, with and without `DIRECT_URL`",
  from: "apt-get install pgbouncer postgresql",
  version: () => (oldestPostgres() ? versionOf(PROGRAM, /PgBouncer (\S+)/) : null),
  run: async () => {
    const server = await startPostgres();
    const pooler = await start(server.port);
    try {
      return await runAll([
        {
          name: "pgbouncer",
          project: "parts",
          files: ["tests/parts/pgbouncer.test.ts"],
          env: { PARTS_DATABASE_URL: server.url, PARTS_POOLER_URL: pooler.url },
        },
        {
          name: "pgbouncer-integration",
          project: "integration",
          exclude: DIRECT,
          env: { TEST_DATABASE_URL: server.url, TEST_POOLER_URL: pooler.url },
        },
      ]);
    } finally {
      await pooler.stop();
      server.stop();
    }
  },
};

/** Tests about a direct connection, or about the embedded server. */
const DIRECT = [
  "tests/integration/statements.test.ts",
  "tests/integration/time-zone.test.ts",
  "tests/integration/scripts/**",
];
