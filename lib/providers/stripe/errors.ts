import Stripe from "stripe";
import { ProviderError } from "../provider-error";

/**
 * Maps a failure of the vendor's client. Every request can be retried under its key, so only a server error leaves
 * open whether it had an effect. Vendor: docs.stripe.com/api/errors
 */
export function stripeError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  const busy = error instanceof Stripe.errors.StripeRateLimitError || error.statusCode === 409;
  const away = error instanceof Stripe.errors.StripeConnectionError;
  const failed = (error.statusCode ?? 0) >= 500 || error instanceof Stripe.errors.StripeAPIError;
  const outcome = busy || away ? "retry" : failed ? "unknown" : "refused";
  return new ProviderError({
    provider: "stripe",
    code:
      outcome !== "refused"
        ? "BILLING_UNAVAILABLE"
        : isDeclined(error)
          ? "PAYMENT_DECLINED"
          : "BILLING_REFUSED",
    outcome,
    message: `${error.code ?? error.type}: ${error.message}`,
    cause: error,
  });
}

/** Whether Stripe says that an object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

/** Whether a card was declined, or there is none: an error about something missing that names no parameter. */
function isDeclined(error: InstanceType<typeof Stripe.errors.StripeError>): boolean {
  if (error instanceof Stripe.errors.StripeCardError) return true;
  return error.code === "resource_missing" && !error.param;
}
