import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";

/** The row that tells when somebody last looked for due posts. No process owns it: each one that looks updates it. */
export const SWEEP_BEAT = "sweep";
/** Seconds that the last look may be ago: where Inngest or a cron wakes every five minutes, they may miss none. */
export const sweepBeatSeconds = () => (env().runsTimers ? 150 : 450);

const holder = randomUUID();

/**
 * Acquires or renews the leadership of `name` for the next `seconds`. @returns whether this process is the leader
 * A row and not an advisory lock, because a connection pooler may run each statement in another session.
 */
export async function acquireLeadership(name: string, seconds: number): Promise<boolean> {
  const acquired = await db.$executeRaw`
    INSERT INTO "Lease" ("name", "holder", "expiresAt")
    VALUES (${name}, ${holder}, now() + ${seconds} * interval '1 second')
    ON CONFLICT ("name") DO UPDATE SET "holder" = EXCLUDED."holder", "expiresAt" = EXCLUDED."expiresAt"
    WHERE "Lease"."holder" = EXCLUDED."holder" OR "Lease"."expiresAt" < now()`;
  return acquired === 1;
}

/** Records that somebody looks for due posts now. */
export async function recordSweep(): Promise<void> {
  await db.$executeRaw`
    INSERT INTO "Lease" ("name", "holder", "expiresAt")
    VALUES (${SWEEP_BEAT}, ${holder}, now() + ${sweepBeatSeconds()} * interval '1 second')
    ON CONFLICT ("name") DO UPDATE SET "holder" = EXCLUDED."holder", "expiresAt" = EXCLUDED."expiresAt"`;
}

/** Releases the lease, so that another process need not wait until it expires. */
export async function releaseLeadership(name: string): Promise<void> {
  await db.$executeRaw`DELETE FROM "Lease" WHERE "name" = ${name} AND "holder" = ${holder}`;
}
