import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/settings/env";
import { stripeError } from "./errors";

const TIMEOUT_MS = 15_000;
/**
 * Retries carry the same idempotency key, so a lost response has no second effect. Vendor:
 * docs.stripe.com/api/idempotent_requests
 */
const MAX_RETRIES = 2;

let client: Stripe | undefined;

/** The vendor's client for the configured address. Makes no call. */
export function stripe(): Stripe {
  if (client) return client;
  const { STRIPE_SECRET_KEY, STRIPE_API_URL } = env();
  const { protocol, hostname, port } = new URL(STRIPE_API_URL);
  const http = protocol === "http:";
  client = new Stripe(STRIPE_SECRET_KEY, {
    host: hostname,
    protocol: http ? "http" : "https",
    port: port || (http ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: MAX_RETRIES,
    telemetry: false,
  });
  return client;
}

/** Runs calls and turns Stripe's errors into a ProviderError. */
export async function callStripe<T>(calls: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await calls(stripe());
  } catch (error) {
    throw stripeError(error);
  }
}

/** The id of an object that Stripe returns as an id or expanded. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === "string" ? value : (value?.id ?? null);
}

/** A Stripe timestamp (seconds since 1970) as a Date. */
export function dateOf(seconds: number): Date {
  return new Date(seconds * 1000);
}
