import type { Context as HonoContext } from "hono";
import type { Env } from "../../context";
import type { Fault } from "../../faults";
import type { Refusal } from "./entities";
import { newId } from "./ids";

/** The API version of the installed client, and so the only one simulated. */
export const API_VERSION = "2026-10-28.endive";

export interface StripeErrorBody {
  type: "invalid_request_error" | "card_error" | "api_error" | "idempotency_error";
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: { id: string };
}

/** Thrown by a route; answered as Stripe answers. Source: docs.stripe.com/api/errors */
export class StripeError extends Error {
  constructor(
    readonly status: number,
    readonly body: StripeErrorBody,
  ) {
    super(body.message);
  }

  toResponse(): Response {
    const { code } = this.body;
    const doc = code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}` } : {};
    return Response.json(
      { error: { ...this.body, ...doc } },
      { status: this.status, headers: this.headers() },
    );
  }

  private headers(): Record<string, string> {
    return {
      "request-id": newId("req"),
      "stripe-version": API_VERSION,
      ...(this.status === 409 ? { "stripe-should-retry": "true" } : {}),
    };
  }
}

/** 400 with a message of Stripe's. */
export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, { type: "invalid_request_error", message, param, code });
}

/** 404 at the address, 400 in a parameter, as with Stripe. */
export function noSuch(what: string, id: string, param = "id"): StripeError {
  return new StripeError(param === "id" ? 404 : 400, {
    type: "invalid_request_error",
    message: `No such ${what}: '${id}'`,
    param,
    code: "resource_missing",
  });
}

/** 402: the card's bank declined. */
export function cardError(refusal: Refusal, parts: Pick<StripeErrorBody, "charge"> = {}): StripeError {
  return new StripeError(402, { type: "card_error", ...refusal, ...parts });
}

/** An error for what the sandbox does not simulate, worded so that nobody takes it for one of Stripe's. */
export function unplayed(what: string): StripeError {
  return invalid(`The sandbox does not play ${what}; Stripe itself does.`, undefined, "sandbox_unsupported");
}

/** A fault in Stripe's own shape. */
export function stripeFailure(fault: Fault, _c: HonoContext<Env>): Response {
  const bodies: Record<string, [number, StripeErrorBody]> = {
    refuse: [400, { type: "invalid_request_error", message: "Your request was refused." }],
    "rate-limit": [
      429,
      {
        type: "invalid_request_error",
        code: "rate_limit",
        message:
          "Request rate limit exceeded. Learn more about rate limits at https://stripe.com/docs/rate-limits.",
      },
    ],
    "expired-token": [
      401,
      {
        type: "invalid_request_error",
        code: "api_key_expired",
        message: "Expired API Key provided: sk_test_****box",
      },
    ],
  };
  const [status, body] = bodies[fault.kind] ?? [
    500,
    {
      type: "api_error",
      message: "Sorry! There was an error while talking to one of our backends. Support has been notified.",
    },
  ];
  return new StripeError(fault.status ?? status, {
    ...body,
    message: fault.message ?? body.message,
  }).toResponse();
}
