import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { type Db, db } from "@/lib/db";
import { AppError, type ErrorCode } from "@/lib/errors";
import { measure } from "@/lib/observability/telemetry";
import { getBalance } from "./queries";
import type { GenerationKind } from "./types";

// Every movement is one statement: the account's row, the ledger's entry and the reservation's state change together
// or not at all, and no lock outlives the statement.

/** The owner of the credits: the actor, or the person whose Stripe events are processed. */
export type Holder = Pick<Actor, "userId">;

/**
 * Adds `amount` credits, once per `key`.
 * @param grant by how much the period's grant grows, where that is not `amount`: credits that are given back
 * @returns whether this call added them
 */
export async function grantCredits(
  actor: Holder,
  amount: number,
  key: string,
  on: Db = db,
  grant: number | null = null,
): Promise<boolean> {
  if (amount <= 0 && !grant) return false;
  const granted = await on.$executeRaw`
    WITH entry AS (
      INSERT INTO "CreditEntry" ("userId", "key", "delta", "grantDelta", "reason", "createdAt")
      VALUES (${actor.userId}::uuid, ${key}, ${amount}::int, ${grant}::int, 'GRANT', app_now())
      ON CONFLICT ("key") DO NOTHING RETURNING "userId", "delta")
    INSERT INTO "CreditAccount" ("userId", "balance", "updatedAt")
    SELECT "userId", "delta", app_now() FROM entry
    ON CONFLICT ("userId") DO UPDATE
    SET "balance" = "CreditAccount"."balance" + EXCLUDED."balance", "updatedAt" = EXCLUDED."updatedAt"`;
  if (granted === 1) measure.credits(amount, { reason: "GRANT" });
  return granted === 1;
}

/**
 * Takes up to `amount` credits, or all, once per `key`: EXPIRE with their period, WITHDRAW with the payment that granted
 * them. Never more than the balance; a WITHDRAW without effect is recorded too, so that it takes nothing later, and each
 * with what it was to take, by which the period's grant is less.
 * @returns how many were taken
 */
export async function takeCredits(
  on: Db,
  { userId }: Holder,
  { key, amount, reason }: { key: string; amount: number | "all"; reason: "EXPIRE" | "WITHDRAW" },
): Promise<number> {
  const limit = amount === "all" ? null : amount;
  const [row] = await on.$queryRaw<{ delta: number }[]>`
    WITH account AS (
      SELECT "userId", least(coalesce(${limit}::int, "balance"), "balance") AS "taken"
      FROM "CreditAccount" WHERE "userId" = ${userId}::uuid FOR UPDATE),
    entry AS (
      INSERT INTO "CreditEntry" ("userId", "key", "delta", "grantDelta", "reason", "createdAt")
      SELECT "userId", ${key}, -"taken", CASE WHEN ${reason} = 'WITHDRAW' THEN -${limit}::int END,
             ${reason}::"CreditReason", app_now() FROM account
      WHERE "taken" > 0 OR ${reason} = 'WITHDRAW'
      ON CONFLICT ("key") DO NOTHING RETURNING "userId", "delta")
    UPDATE "CreditAccount" a SET "balance" = a."balance" + e."delta", "updatedAt" = app_now()
    FROM entry e WHERE a."userId" = e."userId" RETURNING e."delta"`;
  const taken = row ? -row.delta : 0;
  if (taken > 0) measure.credits(taken, { reason });
  return taken;
}

/** Credits reserved for one call of the model. */
export type Reservation = { generationId: string; reserved: number };

type ReservationOrder = { generationId: string; kind: GenerationKind; amount: number; leaseSeconds: number };

/**
 * Reserves `amount` credits for `leaseSeconds`, for the generation of this id.
 * @throws AppError INSUFFICIENT_CREDIT_AMOUNT with `remainingCreditAmount` and `neededCreditAmount`; then nothing is
 * reserved
 */
export async function reserveCredits(
  actor: Actor,
  { generationId, kind, amount, leaseSeconds }: ReservationOrder,
): Promise<Reservation> {
  const reserved = await db.$executeRaw`
    WITH account AS (
      UPDATE "CreditAccount" SET "balance" = "balance" - ${amount}::int, "updatedAt" = app_now()
      WHERE "userId" = ${actor.userId}::uuid AND "balance" >= ${amount}::int RETURNING "userId"),
    generation AS (
      INSERT INTO "Generation" ("id", "userId", "kind", "reserved", "leaseUntil", "createdAt")
      SELECT ${generationId}::uuid, "userId", ${kind}::"GenerationKind", ${amount}::int,
             app_now() + ${leaseSeconds}::int * interval '1 second', app_now() FROM account
      RETURNING "id", "userId")
    INSERT INTO "CreditEntry" ("userId", "key", "delta", "reason", "generationId", "createdAt")
    SELECT "userId", 'reserve:' || "id", ${-amount}::int, 'RESERVE', "id", app_now() FROM generation`;
  if (reserved === 1) return { generationId, reserved: amount };
  throw new AppError("INSUFFICIENT_CREDIT_AMOUNT", {
    object: { remainingCreditAmount: await getBalance(actor), neededCreditAmount: amount },
  });
}

/**
 * Charges `cost` of a reservation (never more than was reserved) and returns the rest. Runs inside the transaction
 * that saves what was paid for. @returns false if the reservation is no longer open: a late result loses
 */
export async function settleReservation(
  on: Db,
  actor: Actor,
  { generationId, cost, postId }: { generationId: string; cost: number; postId: number | null },
): Promise<boolean> {
  const rows = await on.$queryRaw<{ rest: number; cost: number }[]>`
    UPDATE "Generation" SET "state" = 'SETTLED', "cost" = least(${cost}::int, "reserved"), "postId" = ${postId}::int,
           "finishedAt" = app_now()
    WHERE "id" = ${generationId}::uuid AND "userId" = ${actor.userId}::uuid AND "state" = 'RESERVED'
    RETURNING "cost", "reserved" - "cost" AS "rest"`;
  const [row] = rows;
  if (!row) return false;
  const { rest } = row;
  measure.credits(row.cost, { reason: "SPENT" });
  if (rest > 0) {
    await on.$executeRaw`
      WITH entry AS (
        INSERT INTO "CreditEntry" ("userId", "key", "delta", "reason", "generationId", "createdAt")
        VALUES (${actor.userId}::uuid, ${`return:${generationId}`}, ${rest}::int, 'RETURN', ${generationId}::uuid, app_now())
        RETURNING "userId", "delta")
      UPDATE "CreditAccount" a SET "balance" = a."balance" + e."delta", "updatedAt" = app_now()
      FROM entry e WHERE a."userId" = e."userId"`;
  }
  return true;
}

/** Refunds a reservation, once. @returns whether this call did; false if it was already settled or refunded */
export async function refundReservation(generationId: string, errorCode: ErrorCode): Promise<boolean> {
  const refunded = await db.$executeRaw`
    WITH generation AS (
      UPDATE "Generation" SET "state" = 'REFUNDED', "errorCode" = ${errorCode}, "finishedAt" = app_now()
      WHERE "id" = ${generationId}::uuid AND "state" = 'RESERVED' RETURNING "id", "userId", "reserved"),
    entry AS (
      INSERT INTO "CreditEntry" ("userId", "key", "delta", "reason", "generationId", "createdAt")
      SELECT "userId", 'refund:' || "id", "reserved", 'REFUND', "id", app_now() FROM generation
      RETURNING "userId", "delta")
    UPDATE "CreditAccount" a SET "balance" = a."balance" + e."delta", "updatedAt" = app_now()
    FROM entry e WHERE a."userId" = e."userId"`;
  return refunded === 1;
}
