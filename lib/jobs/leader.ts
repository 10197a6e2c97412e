import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";

/** The lease of whoever looks for due posts, taken with each look. */
export const SWEEP_BEAT = "sweep";
/** How long the last look may be ago: a scheduler that calls once a minute may miss one. */
export const SWEEP_BEAT_SECONDS = 150;

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

/** Releases the lease, so that another process need not wait until it expires. */
export async function releaseLeadership(name: string): Promise<void> {
  await db.$executeRaw`DELETE FROM "Lease" WHERE "name" = ${name} AND "holder" = ${holder}`;
}
