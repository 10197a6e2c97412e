import "server-only";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { syncCustomer } from "./sync-customer";

const BATCH = 200;

/** The result of a nightly reconciliation. */
export type Reconciliation = { customers: number; repaired: number; failed: number };

/**
 * Syncs every customer from Stripe and repairs differences; each repair is logged, since a webhook should have
 * delivered it. The signal stops it between two customers.
 */
export async function reconcileBilling(signal?: AbortSignal): Promise<Reconciliation> {
  const report: Reconciliation = { customers: 0, repaired: 0, failed: 0 };
  for (let after = ""; !signal?.aborted;) {
    const rows = await db.stripeCustomer.findMany({
      where: { customerId: { gt: after } },
      orderBy: { customerId: "asc" },
      take: BATCH,
      select: { customerId: true },
    });
    for (const { customerId } of rows) {
      if (signal?.aborted) break;
      await reconcileOne(customerId, report);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    after = last.customerId;
  }
  log.info(report, "billing was reconciled with Stripe");
  return report;
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
