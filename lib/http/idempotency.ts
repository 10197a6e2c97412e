import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Actor } from "@/lib/auth/actor";
import { removeInBatches } from "@/lib/jobs/batches";
import { sha256 } from "@/lib/crypto";
import { asUnavailable } from "@/lib/database-watch";
import { Prisma, db } from "@/lib/db";
import { Reply, envelopeOfError } from "./envelope";
import { AppError, type ErrorCode, type HttpStatus, statusOf } from "./errors";

/** How long a claim outlives a process that has died; one that works renews it. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;
/** How long a reply is kept for a repeat; Stripe keeps its own as long (docs.stripe.com/api/idempotent_requests). */
const KEPT = Prisma.sql`interval '24 hours'`;
const WAIT_MS = 30_000;
const POLL_MS = 250;

const keySchema = z.string().regex(/^[\x21-\x7e]{8,200}$/);

/** The request's Idempotency-Key, or a new one. @throws AppError VALIDATION_FAILED for a malformed one. */
export function idempotencyKeyOf(headers: Headers): string {
  const given = headers.get("idempotency-key");
  if (given === null) return randomUUID();
  const parsed = keySchema.safeParse(given);
  if (!parsed.success) {
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { "idempotency-key": ["invalid"] } });
  }
  return parsed.data;
}

type Row = { bodyHash: string; status: number | null; reply: unknown };

/**
 * Runs `work` once per (user, route, key). A repeat with the same body gets the stored reply, one with another body
 * IDEMPOTENCY_KEY_REUSED; a concurrent one waits. A 4xx refusal has no effect and is not stored, so that the key can
 * be reused; nor is a 503, after which it is not known what has happened. A crash frees the key after LEASE_SECONDS. So
 * `work` must be safe to repeat.
 */
export async function runOnce<T>(
  actor: Actor,
  request: { route: string; key: string; body: unknown },
  work: () => Promise<Reply<T>>,
): Promise<Reply<T>> {
  const id = { userId: actor.userId, route: request.route, key: request.key };
  const bodyHash = sha256(JSON.stringify(request.body ?? null));
  for (const deadline = Date.now() + WAIT_MS; ;) {
    if (await claim(id, bodyHash)) return run(id, work);
    const row = await find(id);
    if (row && row.bodyHash !== bodyHash) throw new AppError("IDEMPOTENCY_KEY_REUSED");
    if (row?.status) return replay<T>(row);
    if (Date.now() > deadline) throw new AppError("REQUEST_IN_PROGRESS", { retryAfterSeconds: 10 });
    await sleep(POLL_MS);
  }
}

type Id = { userId: string; route: string; key: string };

async function claim({ userId, route, key }: Id, bodyHash: string): Promise<boolean> {
  const claimed = await db.$executeRaw`
    INSERT INTO "IdempotencyKey" ("userId", "route", "key", "bodyHash", "leaseUntil")
    VALUES (${userId}::uuid, ${route}, ${key}, ${bodyHash}, app_now() + ${LEASE_SECONDS} * interval '1 second')
    ON CONFLICT ("userId", "route", "key") DO UPDATE SET "leaseUntil" = EXCLUDED."leaseUntil"
    WHERE "IdempotencyKey"."status" IS NULL AND "IdempotencyKey"."leaseUntil" < app_now()
      AND "IdempotencyKey"."bodyHash" = EXCLUDED."bodyHash"`;
  return claimed === 1;
}

async function find({ userId, route, key }: Id): Promise<Row | undefined> {
  const [row] = await db.$queryRaw<Row[]>`
    SELECT "bodyHash", "status", "reply" FROM "IdempotencyKey"
    WHERE "userId" = ${userId}::uuid AND "route" = ${route} AND "key" = ${key}`;
  return row;
}

async function run<T>(id: Id, work: () => Promise<Reply<T>>): Promise<Reply<T>> {
  const renewal = setInterval(() => void renew(id).catch(() => undefined), RENEW_MS).unref();
  try {
    const reply = await work().catch(async (error: unknown) => {
      await conclude(refusal(id, error)).catch(() => undefined);
      throw error;
    });
    const stored = { object: reply.object, message: reply.options.message } as Prisma.InputJsonObject;
    const data = { status: reply.options.status ?? 200, reply: stored };
    await conclude(() => db.idempotencyKey.updateMany({ where: id, data }));
    return reply;
  } finally {
    clearInterval(renewal);
  }
}

/** What frees the key, or stores an error that a repeat meets again. */
function refusal(id: Id, error: unknown): () => Promise<unknown> {
  const { status, body } = envelopeOfError(asUnavailable(error));
  const where = { ...id, status: null };
  if (status < 500 || status === 503) return () => db.idempotencyKey.deleteMany({ where });
  const reply = { error: body.message, object: body.object } as Prisma.InputJsonObject;
  return () => db.idempotencyKey.updateMany({ where, data: { status, reply } });
}

async function renew({ userId, route, key }: Id): Promise<void> {
  await db.$executeRaw`
    UPDATE "IdempotencyKey" SET "leaseUntil" = app_now() + ${LEASE_SECONDS} * interval '1 second'
    WHERE "userId" = ${userId}::uuid AND "route" = ${route} AND "key" = ${key} AND "status" IS NULL`;
}

/**
 * Ends a claim. While the database is away, it is ended as soon as that is back and as long as the claim is surely
 * ours, so that a repeat need not wait for the lease. @throws when it could not be ended at once
 */
async function conclude(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    void concludeLater(write, performance.now() + LEASE_SECONDS * 1000 - RENEW_MS);
    throw error;
  }
}

async function concludeLater(write: () => Promise<unknown>, until: number): Promise<void> {
  while (performance.now() < until) {
    await sleep(1000, undefined, { ref: false });
    const done = await write().then(
      () => true,
      () => false,
    );
    if (done) return;
  }
}

function replay<T>(row: Row): Reply<T> {
  const stored = row.reply as { error?: ErrorCode; object: T; message?: string };
  if (stored.error && statusOf(stored.error)) {
    throw new AppError(stored.error, stored.object ? { object: stored.object as object } : {});
  }
  return new Reply(stored.object, { status: row.status as HttpStatus, message: stored.message });
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
