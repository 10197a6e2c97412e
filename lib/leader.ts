import "server-only";
import { randomUUID } from "node:crypto";
import { db } from "./db";

const holder = randomUUID();

/**
 * Whether this process leads `name` for the next `seconds`: takes the lease row when it is free or over,
 * renews it when it is ours. A row and not an advisory lock, since a pooler may give each statement
 * another session.
 */
export async function lead(name: string, seconds: number): Promise<boolean> {
  const led = await db.$executeRaw`
    INSERT INTO "Lease" ("name", "holder", "expiresAt")
    VALUES (${name}, ${holder}, now() + ${seconds} * interval '1 second')
    ON CONFLICT ("name") DO UPDATE SET "holder" = EXCLUDED."holder", "expiresAt" = EXCLUDED."expiresAt"
    WHERE "Lease"."holder" = EXCLUDED."holder" OR "Lease"."expiresAt" < now()`;
  return led === 1;
}

/** Gives the lease back, so that another process need not wait for its end. */
export async function resign(name: string): Promise<void> {
  await db.$executeRaw`DELETE FROM "Lease" WHERE "name" = ${name} AND "holder" = ${holder}`;
}
