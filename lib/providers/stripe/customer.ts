import "server-only";
import { callStripe } from "./client";
import { isMissing } from "./errors";

/**
 * Deletes a customer: their subscriptions end at once and personal data is removed; the invoices remain, as
 * bookkeeping requires. Idempotent. Vendor: docs.stripe.com/api/customers/delete
 * @throws ProviderError BILLING_UNAVAILABLE, BILLING_REFUSED
 */
export async function deleteCustomer(customerId: string): Promise<void> {
  await callStripe((stripe) =>
    stripe.customers.del(customerId).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    }),
  );
}
