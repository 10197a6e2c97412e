// What is measured: the production build and an empty Next app, on one throw-away database, at one time.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { applyMigrations } from "../scripts/database/apply-migrations";
import { buildOnce, testBuild } from "../scripts/build-once";
import { ROOT } from "../scripts/environment";
import { startThrowawayPostgres } from "../scripts/database/local-postgres";
import { commandOf, treeOf } from "../scripts/processes/processes";
import { freePort } from "../scripts/processes/ports";
import { startServer } from "./processes";

const NEXT = path.join(ROOT, "node_modules/next/dist/bin/next");
const BARE = path.join(ROOT, "bench/bare");
const MODEL = path.join(ROOT, "bench/drafting/model-server.mjs");
const FOLDER = path.join(ROOT, ".data/bench");

/** The running parts, and an owner to sign in as. */
export type Stage = {
  /** Our app, and the framework's empty one. */
  app: string;
  bare: string;
  /** The processes that answer for them. */
  appPid: number;
  barePid: number;
  /** Value of the session cookie, and whose it is. */
  token: string;
  userId: string;
  /** The database's log, which holds every statement. */
  log: string;
  close(): Promise<void>;
};

const running: ChildProcess[] = [];

function start(args: string[], cwd: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, TSX_TSCONFIG_PATH: "", ...env },
  });
  running.push(child);
  return child;
}

/** The process of Next among those that this one has started. */
function serverOf(child: ChildProcess): number {
  const server = treeOf(child.pid ?? 0).find((pid) => commandOf(pid)?.startsWith("next-server"));
  if (!server) throw new Error("The server did not start");
  return server;
}

function buildBare(): void {
  const env = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, "build"], {
    cwd: BARE,
    encoding: "utf8",
    env,
  });
  if (status !== 0) throw new Error(`The empty app does not build:\n${stdout}\n${stderr}`);
}

async function untilUp(url: string): Promise<void> {
  for (const deadline = Date.now() + 60_000; ; await sleep(200)) {
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
  }
}

async function endAll(): Promise<void> {
  const ends = running.splice(0).map(
    (child) =>
      new Promise<void>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  );
  await Promise.all(ends);
}

/** Builds and starts everything. The caller closes it. */
export async function openStage(): Promise<Stage> {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const postgres = await startThrowawayPostgres(path.join(FOLDER, "postgres"), { maxConnections: 120 });
  await applyMigrations(postgres.url);
  await buildOnce();
  buildBare();
  const [model, modelUrl] = await startServer(MODEL);
  running.push(model);
  const OPENAI_BASE_URL = `${modelUrl}/v1`;
  const ports = await Promise.all(Array.from({ length: 4 }, freePort));
  const [port, barePort, sandboxPort, smtpPort] = ports;
  const app = `http://localhost:${port}`;
  const bare = `http://localhost:${barePort}`;
  const settings = {
    NODE_ENV: "production",
    APP_URL: app,
    PORT: String(port),
    DATABASE_URL: postgres.url,
    SANDBOX: "1",
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: FOLDER,
    MEDIA_URL: path.join(FOLDER, "media"),
    NEXTAUTH_SECRET: "a-secret-that-only-benchmarks-know",
    ENCRYPTION_KEYS: `bench:${Buffer.alloc(32, 7).toString("base64")}`,
    OPENAI_BASE_URL,
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    NEXT_DIST_DIR: testBuild(),
  };
  const ours = start(["--import", "tsx", "scripts/start.ts"], ROOT, settings);
  const empty = start([NEXT, "start", "--port", String(barePort)], BARE, {
    NODE_ENV: "production",
    DATABASE_URL: postgres.url,
    OPENAI_BASE_URL,
  });
  Object.assign(process.env, settings);
  const owner = await seed();
  await Promise.all([untilUp(`${app}/api/health`), untilUp(bare)]);
  const close = async () => {
    await endAll();
    await postgres.destroy();
  };
  const pids = { appPid: serverOf(ours), barePid: serverOf(empty) };
  return { app, bare, ...pids, log: path.join(postgres.dir, "server.log"), ...owner, close };
}

/** An owner with a page, a plan and 60 posts, as the tests make one. */
async function seed(): Promise<{ token: string; userId: string }> {
  const { makeOwner, makePost } = await import("../tests/factories");
  const { closeDb, db } = await import("../lib/db");
  const { user, token } = await makeOwner();
  for (let day = 0; day < 60; day += 1)
    await makePost(user.id, { createdAt: new Date(Date.now() - day * 86_400_000) });
  await db.$executeRaw`ALTER SYSTEM SET log_statement = 'all'`;
  await db.$queryRaw`SELECT pg_reload_conf()`;
  await closeDb();
  return { token, userId: user.id };
}
