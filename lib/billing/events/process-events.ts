import "server-only";
import { z } from "zod";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { log } from "@/lib/observability/log";
import { customerOfCharge } from "@/lib/providers/stripe/snapshot";
import { syncCustomer } from "./sync-customer";

const MAX_DELAY_SECONDS = 3600;

/** Which customer a Stripe event concerns; a dispute names only its charge. */
const payload = z.object({ customerId: z.string().nullable(), chargeId: z.string().nullable() });

/**
 * Processes a Stripe event by syncing its customer, so that several events of one customer need only one sync. Retried
 * without limit, since every failure is Stripe's or the database's.
 */
export const stripeEventHandler: OutboxHandler<z.infer<typeof payload>> = {
  name: "stripe-event",
  payload,
  maxAttempts: Infinity,
  batchSize: 200,
  leaseSeconds: 60,
  retryDelay: (_error, attempts) => Math.min(MAX_DELAY_SECONDS, 2 ** attempts),
  sameWork: ({ customerId, chargeId }) => customerId ?? `charge:${chargeId}`,
  handle: async ({ customerId, chargeId }) => {
    const customer = customerId ?? (chargeId ? await customerOfCharge(chargeId) : null);
    const changes = customer ? await syncCustomer(customer) : [];
    if (changes.length > 0) log.info({ customer, changes }, "a subscription changed");
  },
};
