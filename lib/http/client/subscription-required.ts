/** Fired on `window` whenever the server returns NO_ACTIVE_SUBSCRIPTION; the Subscription Required dialog listens. */
export const SUBSCRIPTION_REQUIRED_EVENT = "postwright:subscription-required";

/** Opens the Subscription Required dialog. */
export function announceSubscriptionRequired(): void {
  window.dispatchEvent(new Event(SUBSCRIPTION_REQUIRED_EVENT));
}
