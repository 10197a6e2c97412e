import Stripe from "stripe";
import { ProviderError } from "../provider-error";

/**
 * What a failure of the vendor's client means. Everything we send can be repeated under its key, so only a
 * server's own failure leaves open whether it had its effect. Vendor: docs.stripe.com/api/errors
 */
export function stripeError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const busy = error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409;
  const away = error instanceof Stripe.errors.StripeConnectionError;
  const failed = (error.statusCode ?? 0) >= 500 || error instanceof Stripe.errors.StripeAPIError;
  const outcome = busy || away ? "retry" : failed ? "unknown" : "refused";
  return new ProviderError({
    provider: "stripe",
    code: outcome === "refused" ? "BILLING_REFUSED" : "BILLING_UNAVAILABLE",
    outcome,
    message: `${error.code ?? error.type}: ${error.message}`,
    cause: error,
  });
}

/** Whether the vendor says that something is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}
