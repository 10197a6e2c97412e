import "server-only";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { leasesOf, renewalMs } from "@/lib/jobs/with-lease";
import type { DeliveryLease } from "./lease-delivery";

const leaseSeconds = () => env().DELIVERY_LEASE_SECONDS;
const renewMs = () => renewalMs(leaseSeconds());

/** Runs work under a lease, which is renewed meanwhile. */
export const withLease = leasesOf<DeliveryLease>({
  name: "deliveries",
  seconds: leaseSeconds,
  renew: renewLeases,
});

/** A row that is locked is being settled. */
async function renewLeases(renewed: readonly DeliveryLease[]): Promise<void> {
  const ids = renewed.map(({ deliveryId }) => deliveryId);
  const fences = renewed.map(({ fence }) => fence);
  await db.$executeRaw`
    UPDATE "Delivery" d SET "leaseUntil" = app_now() + ${env().DELIVERY_LEASE_SECONDS} * interval '1 second'
    FROM (
      SELECT own."id" FROM unnest(${ids}::int[], ${fences}::int[]) AS c("id", "fence")
      JOIN "Delivery" own ON own."id" = c."id" AND own."fence" = c."fence"
      WHERE own."status" = 'SENDING' FOR NO KEY UPDATE OF own SKIP LOCKED
    ) live WHERE d."id" = live."id"`;
}

/**
 * Whether a lease may make its call now. One that prepared for long, or slept, asks the database: there its attempt
 * begins anew, unless another process has taken over. So a call always begins within a third of a lease after the
 * beginning of its attempt, from which `secondsUntilOver` counts.
 */
export async function mayCall(lease: DeliveryLease): Promise<boolean> {
  const askedAt = performance.now();
  if (askedAt - lease.madeAt < renewMs()) return true;
  const begun = await db.$executeRaw`
    WITH own AS (
      UPDATE "Delivery" SET "leaseUntil" = app_now() + ${env().DELIVERY_LEASE_SECONDS} * interval '1 second'
      WHERE "id" = ${lease.deliveryId} AND "fence" = ${lease.fence} AND "status" = 'SENDING'
      RETURNING "id", "fence"
    )
    UPDATE "DeliveryAttempt" a SET "startedAt" = now()
    FROM own WHERE a."deliveryId" = own."id" AND a."fence" = own."fence"`;
  if (begun !== 1) return false;
  lease.madeAt = askedAt;
  return performance.now() - askedAt < renewMs();
}

/** Seconds after the start of an attempt by which its call has certainly ended, even if its process died. */
export function secondsUntilOver(): number {
  return (renewMs() + env().FACEBOOK_TIMEOUT_MS) / 1000;
}
