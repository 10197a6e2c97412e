import "server-only";
import { ask } from "./client";
import { isMissing } from "./errors";

/**
 * Deletes a customer: their subscriptions end at once and what names the person goes; the invoices stay, as
 * bookkeeping needs. Safe to repeat. Vendor: docs.stripe.com/api/customers/delete
 * @throws ProviderError BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function deleteCustomer(customerId: string): Promise<void> {
  await ask((stripe) =>
    stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    }),
  );
}
