import { createHmac } from "node:crypto";

/** The Stripe-Signature header for a body, at a time in seconds. Source: docs.stripe.com/webhooks/signature */
export function signatureFor(body: string, secret: string, at: number): string {
  const v1 = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
  return `t=${at},v1=${v1}`;
}
