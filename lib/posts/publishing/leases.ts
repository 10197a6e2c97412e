import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import type { Claim } from "./claim-delivery";

/** Renewals within one lease: two may fail. */
const RENEWALS = 3;
const renewalMs = () => (env().DELIVERY_LEASE_SECONDS * 1000) / RENEWALS;

/** The claims whose calls live in this process. */
const claims = new Set<Claim>();
let renewal: NodeJS.Timeout | undefined;

/**
 * Renews the lease of a claim while `work` lives. So a lease can be much shorter than a call, and a process that died
 * is noticed soon.
 */
export async function whileLeased<T>(claim: Claim, work: () => Promise<T>): Promise<T> {
  claims.add(claim);
  renewal ??= setInterval(() => void renewLeases([...claims]), renewalMs());
  try {
    return await work();
  } finally {
    claims.delete(claim);
    if (claims.size === 0) {
      clearInterval(renewal);
      renewal = undefined;
    }
  }
}

/** A row that is locked is being settled. A failed renewal is made up for by the next one, or the lease ends. */
async function renewLeases(renewed: readonly Claim[]): Promise<void> {
  const ids = renewed.map(({ deliveryId }) => deliveryId);
  const fences = renewed.map(({ fence }) => fence);
  await db.$executeRaw`
    UPDATE "Delivery" d SET "leaseUntil" = app_now() + ${env().DELIVERY_LEASE_SECONDS} * interval '1 second'
    FROM (
      SELECT own."id" FROM unnest(${ids}::int[], ${fences}::int[]) AS c("id", "fence")
      JOIN "Delivery" own ON own."id" = c."id" AND own."fence" = c."fence"
      WHERE own."status" = 'SENDING' FOR NO KEY UPDATE OF own SKIP LOCKED
    ) live WHERE d."id" = live."id"`.catch((error: unknown) =>
    log.warn({ err: error }, "the leases of what is being sent could not be renewed"),
  );
}

/**
 * Whether a claim may make its call now. One that prepared for long, or slept, asks the database: there its attempt
 * begins anew, unless another process has taken over. So a call always begins within a third of a lease after the
 * beginning of its attempt, from which `secondsUntilOver` counts.
 */
export async function mayCall(claim: Claim): Promise<boolean> {
  const askedAt = performance.now();
  if (askedAt - claim.madeAt < renewalMs()) return true;
  const begun = await db.$executeRaw`
    WITH own AS (
      UPDATE "Delivery" SET "leaseUntil" = app_now() + ${env().DELIVERY_LEASE_SECONDS} * interval '1 second'
      WHERE "id" = ${claim.deliveryId} AND "fence" = ${claim.fence} AND "status" = 'SENDING'
      RETURNING "id", "fence"
    )
    UPDATE "DeliveryAttempt" a SET "startedAt" = now()
    FROM own WHERE a."deliveryId" = own."id" AND a."fence" = own."fence"`;
  if (begun !== 1) return false;
  claim.madeAt = askedAt;
  return performance.now() - askedAt < renewalMs();
}

/** Seconds after the start of an attempt by which its call has certainly ended, even if its process died. */
export function secondsUntilOver(): number {
  return (renewalMs() + env().FACEBOOK_TIMEOUT_MS) / 1000;
}
