import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/observability/log";
import { syncCustomer } from "@/lib/billing/events/sync-customer";

/** Customers that are read at once. Stripe takes 25 requests a second of a kind (docs.stripe.com/rate-limits). */
const AT_ONCE = 5;
/** A customer who was reconciled within so many hours was reconciled this night. */
const NIGHT_HOURS = 12;

/** The result of a nightly reconciliation. */
export type Reconciliation = { customers: number; repaired: number; failed: number };

/**
 * Syncs every customer from Stripe once a night and repairs differences; each repair is logged, since a webhook should
 * have delivered it. The signal stops it between two customers; the next call goes on with those that are left.
 */
export async function reconcileBilling(signal?: AbortSignal): Promise<Reconciliation> {
  const report: Reconciliation = { customers: 0, repaired: 0, failed: 0 };
  while (!signal?.aborted) {
    const customers = await takeCustomers();
    await Promise.all(customers.map(({ customerId }) => reconcileOne(customerId, report)));
    if (customers.length < AT_ONCE) break;
  }
  log.info(report, "billing was reconciled with Stripe");
  return report;
}

/** Selects those reconciled longest ago, at most as many as are read at once. */
function takeCustomers(): Promise<{ customerId: string }[]> {
  return db.$queryRaw`
    UPDATE "StripeCustomer" SET "reconciledAt" = app_now()
    WHERE "userId" = ANY (ARRAY(
      SELECT "userId" FROM "StripeCustomer"
      WHERE "reconciledAt" < app_now() - ${NIGHT_HOURS} * interval '1 hour'
      ORDER BY "reconciledAt" LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED))
    RETURNING "customerId"`;
}

async function reconcileOne(customerId: string, report: Reconciliation): Promise<void> {
  report.customers += 1;
  try {
    const changes = await syncCustomer(customerId);
    if (changes.length === 0) return;
    report.repaired += 1;
    log.warn({ customerId, changes }, "billing differed from Stripe and was repaired");
  } catch (error) {
    report.failed += 1;
    log.error({ err: error, customerId }, "billing could not be reconciled");
  }
}
