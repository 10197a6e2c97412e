import "server-only";
import { db } from "@/lib/db";
import { env, latestMigration } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { INNGEST_CALL, isSilent, silenceText } from "@/lib/jobs/inngest-silence";
import { SWEEP_BEAT, sweepBeatSeconds } from "@/lib/jobs/leader";
import { refuseDuringShutdown } from "@/lib/queues/shutdown";
import { log } from "@/lib/observability/log";
import { inngestOrigin } from "@/lib/settings/deployment";

/** How long a process may take until its first sweep, or until it takes over another's. */
const FIRST_SWEEP_SECONDS = 60;

/**
 * Checks that this process can work: the database answers. Throws if it does not.
 * @throws AppError SERVER_STOPPING, so that a load balancer uses another process
 */
export async function checkHealth(): Promise<{ database: "ok" }> {
  refuseDuringShutdown();
  await db.$queryRaw`SELECT 1`;
  return { database: "ok" };
}

/** Liveness: checks no dependencies, so that their outage does not restart this process. */
export async function checkLive(): Promise<{ process: "ok" }> {
  return Promise.resolve({ process: "ok" });
}

/** The parts that a process needs to serve requests, each with its state. */
export type Readiness = {
  database: "ok" | "away";
  /** `pending`: the database is older than this code. */
  migrations: "ok" | "pending" | "unknown";
  store: "ok" | "failing";
  /** `late`: no process has looked for due posts for sweepBeatSeconds(). */
  sweeper: "ok" | "starting" | "late" | "unknown";
  /** `silent`: Inngest has taken an event, or is to run the timers, and has not called for six minutes. */
  inngest: "ok" | "silent" | "off" | "unknown";
  /** How the model's server has last answered this process. */
  model: "ok" | "misconfigured" | "unknown";
  /** Seconds since a process last looked for due posts; null: never, or unknown. */
  sweptSecondsAgo: number | null;
};

/**
 * Checks every part that this process needs. A late sweeper fails it only where this process should sweep itself, and a
 * silent Inngest or a model's server that refuses us never: others serve pages all the same.
 * @param store whether the store of photos answers
 * @param model how the model's server has last answered
 * @throws AppError NOT_READY with the parts' states, SERVER_STOPPING
 */
export async function checkReady(
  store: () => Promise<void>,
  model: () => Readiness["model"],
): Promise<Readiness> {
  refuseDuringShutdown();
  const [fromDatabase, stored] = await Promise.all([readParts(), works(store)]);
  const parts: Readiness = { ...fromDatabase, store: stored ? "ok" : "failing", model: model() };
  const { database, migrations, sweeper } = parts;
  const broken =
    database !== "ok" || migrations === "pending" || !stored || (sweeper === "late" && env().runsTimers);
  if (broken) throw new AppError("NOT_READY", { object: parts });
  return parts;
}

type Row = { migrated: boolean; sweptSecondsAgo: number | null; owedSeconds: number | null };

async function readParts(): Promise<Omit<Readiness, "store" | "model">> {
  const latest = latestMigration() ?? null;
  try {
    const [row] = await db.$queryRaw<Row[]>`
      SELECT ${latest}::text IS NULL OR EXISTS (
          SELECT 1 FROM "_prisma_migrations"
          WHERE "migration_name" = ${latest} AND "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL) AS "migrated",
        (SELECT round(${sweepBeatSeconds()} - extract(epoch FROM "expiresAt" - now()))::int
         FROM "Lease" WHERE "name" = ${SWEEP_BEAT}) AS "sweptSecondsAgo",
        (SELECT extract(epoch FROM now() - "expiresAt")::int
         FROM "Lease" WHERE "name" = ${INNGEST_CALL}) AS "owedSeconds"`;
    if (!row) throw new Error("SELECT returned nothing");
    const { migrated, sweptSecondsAgo, owedSeconds } = row;
    const migrations = migrated ? "ok" : "pending";
    const inngest = inngestOf(owedSeconds);
    return { database: "ok", migrations, sweeper: sweeperOf(sweptSecondsAgo), inngest, sweptSecondsAgo };
  } catch (error) {
    log.error({ err: error }, "could not check whether the database is ready");
    const unknown = { migrations: "unknown", sweeper: "unknown", inngest: "unknown" } as const;
    return { database: "away", ...unknown, sweptSecondsAgo: null };
  }
}

function sweeperOf(secondsAgo: number | null): Readiness["sweeper"] {
  if (secondsAgo !== null && secondsAgo <= sweepBeatSeconds()) return "ok";
  return process.uptime() < FIRST_SWEEP_SECONDS ? "starting" : "late";
}

let told = false;

/** Says once that it is silent, until it has called again. */
function inngestOf(owedSeconds: number | null): Readiness["inngest"] {
  if (!env().inngest) return "off";
  const silent = owedSeconds !== null && isSilent(owedSeconds);
  if (silent && !told) log.warn(silenceText(owedSeconds, inngestOrigin(env())));
  told = silent;
  return silent ? "silent" : "ok";
}

async function works(part: () => Promise<void>): Promise<boolean> {
  try {
    await part();
    return true;
  } catch (error) {
    log.error({ err: error }, "the photo store does not respond");
    return false;
  }
}
