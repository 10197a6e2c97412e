import { Hono } from "hono";
import type { Context, Env } from "../context";
import { faultGate, type Provider } from "../fault-gate";
import { customerRoutes } from "./api/customers";
import { paymentRoutes } from "./api/payments";
import { portalRoutes } from "./api/portal";
import { priceRoutes } from "./api/prices";
import { productRoutes } from "./api/products";
import { promotionRoutes } from "./api/promotions";
import { sessionRoutes } from "./api/sessions";
import { subscriptionRoutes } from "./api/subscriptions";
import { webhookEndpointRoutes } from "./api/webhook-endpoints";
import { tick } from "./billing/time";
import { authorize } from "./core/endpoint";
import { rememberFailure } from "./core/idempotency";
import { invalid, StripeError, stripeFailure } from "./core/errors";

/** Stripe's API under the fault gate. Mounted at /v1, because Stripe's client takes a host but no path before it. */
export function apiRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const keep: Provider["keep"] = (c, failure, instead) => rememberFailure(ctx, c, failure, instead);
  app.use("*", faultGate(ctx, { name: "stripe", fail: stripeFailure, keep }));
  app.use("*", async (_c, next) => {
    tick(ctx);
    await next();
  });
  for (const routes of [
    customerRoutes,
    productRoutes,
    priceRoutes,
    promotionRoutes,
    sessionRoutes,
    subscriptionRoutes,
    paymentRoutes,
    portalRoutes,
    webhookEndpointRoutes,
  ])
    app.route("/", routes(ctx));
  app.all("*", (c) => {
    authorize(ctx, c);
    const { message } = invalid(
      `Unrecognized request URL (${c.req.method}: ${c.req.path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
    );
    throw new StripeError(404, { type: "invalid_request_error", message });
  });
  app.onError((error) => {
    if (error instanceof StripeError) return error.toResponse();
    console.error("sandbox: stripe:", error);
    return new StripeError(500, {
      type: "api_error",
      message: "The sandbox failed; see its output.",
    }).toResponse();
  });
  return app;
}
