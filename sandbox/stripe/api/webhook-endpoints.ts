import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { newest, paged } from "../core/paging";
import { paging, text, url, yesNo } from "../core/params";

const create = z.strictObject({ url, enabled_events: z.array(text).min(1) });
const update = z.strictObject({ ...create.partial().shape, disabled: yesNo.optional() });

/** /v1/webhook_endpoints. The secret is returned once, on creation. Source: docs.stripe.com/api/webhook_endpoints */
export function webhookEndpointRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { endpoints } = stripeStore(ctx);
  const shown = ({ secret: _secret, ...row }: Stripe.WebhookEndpoint) => row;

  app.post(
    "/webhook_endpoints",
    endpoint(ctx, create, (call, input) =>
      endpoints.put({
        id: newId("we"),
        object: "webhook_endpoint",
        api_version: null,
        application: null,
        created: call.now,
        description: null,
        livemode: false,
        metadata: {},
        secret: newId("whsec"),
        status: "enabled",
        ...input,
      }),
    ),
  );
  app.get(
    "/webhook_endpoints",
    endpoint(ctx, z.strictObject(paging), (call) =>
      paged(call.raw, newest(endpoints.all()).map(shown), call.path),
    ),
  );
  app.post(
    "/webhook_endpoints/:id",
    endpoint(ctx, update, (call, { disabled, ...input }) => {
      const before = endpoints.get(call.id);
      if (!before) throw noSuch("webhook endpoint", call.id);
      const status = disabled === undefined ? before.status : disabled ? "disabled" : "enabled";
      return shown(endpoints.put({ ...before, ...input, status }));
    }),
  );
  return app;
}
