import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { startThrowawayPostgres } from "../../scripts/database/local-postgres";
import { applyMigrations } from "../../scripts/database/apply-migrations";
import { ROOT } from "../../scripts/environment";
import type { Report } from "./sender";

const HERE = path.join(ROOT, "bench/due");

/** A throw-away database and a server that answers for Facebook. */
export type Place = {
  /** How many posts the server has taken so far. */
  taken(): Promise<number>;
};

/** Prepares a place for `work`, and clears it away. Connections enough for four processes. */
export async function inPlace<T>(work: (place: Place) => Promise<T>): Promise<T> {
  const postgres = await startThrowawayPostgres(path.join(ROOT, ".data/bench-due"), { maxConnections: 100 });
  const server = startPageServer();
  try {
    const graph = `http://127.0.0.1:${await firstLine(server)}`;
    await applyMigrations(postgres.url);
    Object.assign(process.env, settings(postgres.url, graph));
    return await work({ taken: () => taken(server) });
  } finally {
    server.kill();
    const { closeDb } = await import("../../lib/db");
    await closeDb();
    await postgres.destroy();
  }
}

function settings(url: string, graph: string) {
  return {
    DATABASE_URL: url,
    FACEBOOK_GRAPH_URL: graph,
    FACEBOOK_APP_ID: "1",
    FACEBOOK_APP_SECRET: "secret",
    NEXTAUTH_SECRET: "a-secret-that-only-benchmarks-know",
    ENCRYPTION_KEYS: `bench:${Buffer.alloc(32, 7).toString("base64")}`,
    PAGE_PACE_SECONDS: "0",
    LOG_LEVEL: "error",
  };
}

function startPageServer(): ChildProcess {
  const delayMs = process.env.BENCH_PAGE_DELAY_MS ?? "0";
  return fork(path.join(HERE, "page-server.mjs"), [delayMs], { stdio: ["ignore", "pipe", "inherit", "ipc"] });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await once(child.stdout ?? child, "data")) as [Buffer];
  return line.toString().trim();
}

async function taken(server: ChildProcess): Promise<number> {
  server.send("count");
  const [count] = (await once(server, "message")) as [number];
  return count;
}

/** Sends all that is due in so many processes that begin together. @throws when a post is left */
export async function send(
  way: "bare" | "ours",
  { processes = 1, settings: more = {} }: { processes?: number; settings?: Record<string, string> } = {},
): Promise<Report[]> {
  const children = Array.from({ length: processes }, () =>
    fork(path.join(HERE, "sender.ts"), [way], {
      execArgv: [...(process.env.BENCH_NODE ?? "").split(" ").filter(Boolean), "--import", "tsx"],
      env: { ...process.env, ...more, TSX_TSCONFIG_PATH: path.join(ROOT, "tests/faults/tsconfig.json") },
    }),
  );
  await Promise.all(children.map((child) => once(child, "message")));
  const reports = children.map(async (child) => {
    child.send("go");
    const [report] = (await once(child, "message")) as [Report];
    await once(child, "exit");
    return report;
  });
  const all = await Promise.all(reports);
  const { db } = await import("../../lib/db");
  const left = await db.delivery.count({ where: { status: { not: "SUCCESS" } } });
  if (left > 0) throw new Error(`${way} left ${left} posts unsent`);
  return all;
}
