import "server-only";
import { Cron } from "croner";
import { sameSecret } from "@/lib/crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/observability/log";
import { inJob } from "@/lib/observability/log-context";
import { TIMERS, type Timer } from "./timers";

/** Milliseconds after which nothing more is begun, so that a function's time suffices for what is. */
const MAX_MS = 50_000;

/**
 * Runs every timer that is due, for a scheduler that calls every minute or less often: Vercel Cron, or any other that
 * knows the secret. @throws AppError NOT_FOUND without CRON_SECRET as bearer token
 */
export async function runDueTimers(authorization: string | null): Promise<{ ran: string[] }> {
  const secret = env().CRON_SECRET;
  if (!secret || !sameSecret(authorization ?? "", `Bearer ${secret}`)) throw new AppError("NOT_FOUND");
  return { ran: await runTimers() };
}

/**
 * Runs every timer whose time has come since it last ran, however long that is ago, each in one place at a time. What
 * does not get finished within the time goes on at the next call. @returns the names of those that ran
 */
export async function runTimers(maxMs = MAX_MS): Promise<string[]> {
  const signal = AbortSignal.timeout(maxMs);
  const now = await databaseNow();
  const ran = await Promise.all(TIMERS.map((timer) => runTimer(timer, now, signal)));
  return ran.flat();
}

async function runTimer(timer: Timer, now: Date, signal: AbortSignal): Promise<string[]> {
  const { name, run } = timer;
  if (!(await leaseTimer(timer, now))) return [];
  try {
    await inJob(name, () => run({ signal, by: "minute" }));
    if (signal.aborted) await releaseTimer(timer);
    return [name];
  } catch (error) {
    log.error({ err: error, timer: name }, "a timer failed; it runs again at the next call");
    await releaseTimer(timer);
    return [];
  }
}

const leaseOf = ({ name }: Timer) => `timer:${name}`;

/** The clock of all leases: hosts that lease the same timers may differ in theirs. */
async function databaseNow(): Promise<Date> {
  const [row] = await db.$queryRaw<{ now: Date }[]>`SELECT now() AS "now"`;
  if (!row) throw new Error("now() returned nothing");
  return row.now;
}

/** Takes a timer that is due, until its next time; nobody else may run it while this call can. */
async function leaseTimer(timer: Timer, now: Date): Promise<boolean> {
  const after = now.getTime() + MAX_MS;
  const next = new Cron(timer.every, { paused: true, timezone: "UTC" }).nextRun(now);
  const until = new Date(Math.max(after, next?.getTime() ?? 0));
  const leased = await db.$executeRaw`
    INSERT INTO "Lease" ("name", "holder", "expiresAt") VALUES (${leaseOf(timer)}, 'timer', ${until}::timestamptz)
    ON CONFLICT ("name") DO UPDATE SET "expiresAt" = EXCLUDED."expiresAt" WHERE "Lease"."expiresAt" <= now()`;
  return leased === 1;
}

async function releaseTimer(timer: Timer): Promise<void> {
  await db.$executeRaw`UPDATE "Lease" SET "expiresAt" = now() WHERE "name" = ${leaseOf(timer)}`;
}
