import "server-only";
import { randomUUID } from "node:crypto";
import { type Db, Prisma, db } from "@/lib/db";
import type { HttpStatus } from "@/lib/errors";
import { removeInBatches } from "@/lib/jobs/batches";
import { leasesOf, renewalMs } from "@/lib/jobs/with-lease";

/** How long a lease outlives a crashed process; a running one renews it. */
const LEASE_SECONDS = 60;
/** How long a lease that was just renewed is surely ours, in milliseconds, whatever renewal follows. */
export const SURE_MS = LEASE_SECONDS * 1000 - renewalMs(LEASE_SECONDS);
/** How long a reply is kept for a repeat; Stripe keeps its own as long (docs.stripe.com/api/idempotent_requests). */
const KEPT = Prisma.sql`interval '24 hours'`;

/** A request that is carried out once. */
export type RequestId = { userId: string; route: string; key: string };
/** A lease of it: the attempt is its fence, which every later write names. */
export type RequestLease = RequestId & { attempt: string };
/** The state of a leased request. Without a status it is still being carried out. */
export type Kept = { bodyHash: string; status: HttpStatus | null; reply: unknown };

const held = ({ userId, route, key, attempt }: RequestLease) => Prisma.sql`(
  "userId" = ${userId}::uuid AND "route" = ${route} AND "key" = ${key} AND "attempt" = ${attempt}::uuid
  AND "status" IS NULL)`;

/** A new lease, and the state before it. */
export type NewRequestLease = RequestLease & {
  /** The attempt that it replaces. */
  after: string | null;
};

/** Leases a request that nobody has, or whose process has died. @returns null if somebody has it, or had it */
export async function leaseRequest(
  { userId, route, key }: RequestId,
  bodyHash: string,
): Promise<NewRequestLease | null> {
  const attempt = randomUUID();
  const [leased] = await db.$queryRaw<Pick<NewRequestLease, "after">[]>`
    WITH before AS (
      SELECT "attempt" FROM "IdempotencyKey"
      WHERE "userId" = ${userId}::uuid AND "route" = ${route} AND "key" = ${key})
    INSERT INTO "IdempotencyKey" ("userId", "route", "key", "bodyHash", "attempt", "leaseUntil")
    VALUES (${userId}::uuid, ${route}, ${key}, ${bodyHash}, ${attempt}::uuid,
            app_now() + ${LEASE_SECONDS} * interval '1 second')
    ON CONFLICT ("userId", "route", "key") DO UPDATE
    SET "attempt" = EXCLUDED."attempt", "leaseUntil" = EXCLUDED."leaseUntil"
    WHERE "IdempotencyKey"."status" IS NULL AND "IdempotencyKey"."leaseUntil" < app_now()
      AND "IdempotencyKey"."bodyHash" = EXCLUDED."bodyHash"
    RETURNING (SELECT "attempt" FROM before) AS "after"`;
  return leased ? { userId, route, key, attempt, ...leased } : null;
}

/** The state of a request. */
export async function findKept({ userId, route, key }: RequestId): Promise<Kept | undefined> {
  const [row] = await db.$queryRaw<Kept[]>`
    SELECT "bodyHash", "status", "reply" FROM "IdempotencyKey"
    WHERE "userId" = ${userId}::uuid AND "route" = ${route} AND "key" = ${key}`;
  return row;
}

/** Runs work under a lease, which is renewed meanwhile. */
export const withLease = leasesOf<RequestLease>({
  name: "requests",
  seconds: () => LEASE_SECONDS,
  renew: (leases) => db.$executeRaw`
    UPDATE "IdempotencyKey" SET "leaseUntil" = app_now() + ${LEASE_SECONDS} * interval '1 second'
    WHERE ctid = ANY (ARRAY(
      SELECT ctid FROM "IdempotencyKey" WHERE ${Prisma.join(leases.map(held), " OR ")}
      FOR NO KEY UPDATE SKIP LOCKED))`,
});

/** Stores the reply of a leased request. @returns false if it has one, or the lease was lost */
export async function keepReply(
  on: Db,
  lease: RequestLease,
  status: HttpStatus,
  reply: object,
): Promise<boolean> {
  const kept = await on.$executeRaw`
    UPDATE "IdempotencyKey" SET "status" = ${status}, "reply" = ${JSON.stringify(reply)}::jsonb
    WHERE ${held(lease)}`;
  return kept === 1;
}

/** Gives up a lease, so that its key is free again; not if its reply is kept. */
export async function release(lease: RequestLease): Promise<void> {
  await db.$executeRaw`DELETE FROM "IdempotencyKey" WHERE ${held(lease)}`;
}

/** Removes the row of a request that nobody can repeat, with its reply. */
export async function forget({ userId, route, key, attempt }: RequestLease): Promise<void> {
  await db.$executeRaw`
    DELETE FROM "IdempotencyKey" WHERE "userId" = ${userId}::uuid AND "route" = ${route} AND "key" = ${key}
      AND "attempt" = ${attempt}::uuid`;
}

/** Removes expired replies, except of requests still running; called by a timer. @returns how many */
export function removeExpiredKeys(signal?: AbortSignal): Promise<number> {
  return removeInBatches(
    (size) => db.$executeRaw`
      DELETE FROM "IdempotencyKey" WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM "IdempotencyKey"
        WHERE "createdAt" < app_now() - ${KEPT} AND ("status" IS NOT NULL OR "leaseUntil" < app_now())
        ORDER BY "createdAt" LIMIT ${size} FOR UPDATE SKIP LOCKED))`,
    signal,
  );
}
