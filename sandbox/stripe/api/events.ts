import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { newest, paged } from "../core/paging";
import {
  mergeMetadata,
  metadata,
  nothing,
  paging,
  range,
  text,
  unplayed,
  unsettable,
  within,
  yesNo,
} from "../core/params";
import { matchesType } from "../webhooks/entities";

const list = z.strictObject({
  ...paging,
  created: range.optional(),
  delivery_success: yesNo.optional(),
  type: text.optional(),
  types: z.array(z.string()).max(20, "too many").optional(),
});
const url = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/\s]+/.test(value),
    "Invalid URL: An explicit scheme (such as https) must be provided.",
  );
const create = z.strictObject({
  url,
  enabled_events: z.array(text).min(1),
  api_version: text.optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
  ...unplayed("connect"),
});
const update = z.strictObject({
  url: url.optional(),
  enabled_events: z.array(text).min(1).optional(),
  description: unsettable.optional(),
  disabled: yesNo.optional(),
  metadata: metadata.optional(),
});

/** /v1/events and /v1/webhook_endpoints. Source: docs.stripe.com/api/events, /webhook_endpoints */
export function eventRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { events, endpoints, deleted } = stripeStore(ctx);
  const found = (id: string) => {
    const row = endpoints.get(id);
    if (!row) throw noSuch("webhook endpoint", id);
    return row;
  };
  const shown = ({ secret: _secret, ...row }: Stripe.WebhookEndpoint) => row;

  app.get(
    "/events",
    endpoint(ctx, list, (call, input) => {
      if (input.type && input.types)
        throw invalid("You may only specify one of these parameters: type, types.", "types");
      const patterns = input.type ? [input.type] : input.types;
      return paged(
        call.raw,
        newest(events.all()).filter(
          (row) =>
            (!patterns || matchesType(row.type, patterns)) &&
            (input.delivery_success === undefined ||
              (row.pending_webhooks === 0) === input.delivery_success) &&
            within(row.created, input.created),
        ),
        "/v1/events",
      );
    }),
  );
  app.get(
    "/events/:id",
    endpoint(ctx, nothing, (call) => {
      const event = events.get(call.id);
      if (!event) throw noSuch("event", call.id);
      return event;
    }),
  );

  app.post(
    "/webhook_endpoints",
    endpoint(ctx, create, (call, input) =>
      endpoints.put({
        id: newId("we"),
        object: "webhook_endpoint",
        api_version: input.api_version ?? null,
        application: null,
        created: call.now,
        description: input.description || null,
        enabled_events: input.enabled_events,
        livemode: false,
        metadata: mergeMetadata({}, input.metadata),
        secret: newId("whsec"),
        status: "enabled",
        url: input.url,
      }),
    ),
  );
  app.get(
    "/webhook_endpoints",
    endpoint(ctx, z.strictObject(paging), (call) =>
      paged(call.raw, newest(endpoints.all()).map(shown), "/v1/webhook_endpoints"),
    ),
  );
  app.get(
    "/webhook_endpoints/:id",
    endpoint(ctx, nothing, (call) => shown(found(call.id))),
  );
  app.post(
    "/webhook_endpoints/:id",
    endpoint(ctx, update, (call, { disabled, metadata: change, ...input }) => {
      const before = found(call.id);
      const status = disabled === undefined ? before.status : disabled ? "disabled" : "enabled";
      return shown(
        endpoints.put({ ...before, ...input, status, metadata: mergeMetadata(before.metadata, change) }),
      );
    }),
  );
  app.delete(
    "/webhook_endpoints/:id",
    endpoint(ctx, nothing, (call) => {
      endpoints.delete(found(call.id).id);
      deleted.put({ id: call.id, object: "webhook_endpoint" });
      return { id: call.id, object: "webhook_endpoint", deleted: true };
    }),
  );
  return app;
}
