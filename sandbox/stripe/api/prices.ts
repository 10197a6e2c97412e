import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { wireDecimal } from "../billing/money";
import { type Call, endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { mergeMetadata, metadata, text, whole, yesNo } from "../core/params";
import { readable } from "../core/resource";

const create = z.strictObject({
  currency: text,
  lookup_key: text.optional(),
  metadata: metadata.optional(),
  product: text,
  recurring: z.strictObject({
    interval: z.enum(["day", "week", "month", "year"]),
    interval_count: whole.optional(),
  }),
  tax_behavior: z.enum(["exclusive", "inclusive", "unspecified"]).optional(),
  transfer_lookup_key: yesNo.optional(),
  unit_amount: whole,
});

/** /v1/prices: recurring ones. Source: docs.stripe.com/api/prices */
export function priceRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { prices, products } = stripeStore(ctx);
  readable(app, ctx, {
    path: "/prices",
    name: "price",
    rows: prices,
    filters: {
      active: yesNo.optional(),
      lookup_keys: z.array(z.string()).max(10, "too many").optional(),
      product: text.optional(),
    },
    matches: (row, { active, lookup_keys: keys, product }) =>
      (active === undefined || row.active === active) &&
      (!keys || keys.includes(row.lookup_key ?? "")) &&
      (!product || row.product === product),
  });

  app.post(
    "/prices",
    endpoint(ctx, create, (call, input) => {
      if (!products.get(input.product)) throw noSuch("product", input.product, "product");
      if (!/^[a-z]{3}$/i.test(input.currency))
        throw invalid(`Invalid currency: ${input.currency}.`, "currency");
      if (input.unit_amount < 0)
        throw invalid("Invalid non-negative integer", "unit_amount", "parameter_invalid_integer");
      if (input.lookup_key) claimKey(call, input.lookup_key, input.transfer_lookup_key ?? false);
      return prices.put({
        id: newId("price"),
        object: "price",
        active: true,
        billing_scheme: "per_unit",
        created: call.now,
        currency: input.currency.toLowerCase(),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: input.lookup_key ?? null,
        metadata: mergeMetadata({}, input.metadata),
        nickname: null,
        product: input.product,
        recurring: {
          interval: input.recurring.interval,
          interval_count: input.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: "licensed",
        },
        tax_behavior: input.tax_behavior ?? "unspecified",
        tiers_mode: null,
        transform_quantity: null,
        type: "recurring",
        unit_amount: input.unit_amount,
        unit_amount_decimal: wireDecimal(input.unit_amount),
      });
    }),
  );
  return app;
}

/** A lookup key belongs to one price: it is refused, or transferred on request. */
function claimKey(call: Call, key: string, transfer: boolean): void {
  const { prices } = stripeStore(call.ctx);
  const owner = prices.find((row) => row.lookup_key === key);
  if (!owner) return;
  if (!transfer)
    throw invalid(
      `A price (\`${owner.id}\`) already uses that lookup key. You may transfer the lookup key from that price by passing \`transfer_lookup_key=true\`.`,
      "lookup_key",
    );
  prices.put({ ...owner, lookup_key: null });
}
