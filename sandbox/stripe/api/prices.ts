import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { wireDecimal } from "../billing/money";
import { changes, emit } from "../core/emit";
import { type Call, endpoint } from "../core/endpoint";
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
  whole,
  within,
  yesNo,
} from "../core/params";

const INTERVALS = ["day", "week", "month", "year"] as const;
const TAX = ["exclusive", "inclusive", "unspecified"] as const;
const create = z.strictObject({
  currency: text,
  active: yesNo.optional(),
  billing_scheme: z.enum(["per_unit"]).optional(),
  lookup_key: text.optional(),
  metadata: metadata.optional(),
  nickname: text.optional(),
  product: text,
  recurring: z
    .strictObject({
      interval: z.enum(INTERVALS),
      interval_count: whole.optional(),
      usage_type: z.enum(["licensed"]).optional(),
      ...unplayed("meter", "trial_period_days"),
    })
    .optional(),
  tax_behavior: z.enum(TAX).optional(),
  transfer_lookup_key: yesNo.optional(),
  unit_amount: whole,
  ...unplayed(
    "currency_options",
    "custom_unit_amount",
    "product_data",
    "tiers",
    "tiers_mode",
    "transform_quantity",
    "unit_amount_decimal",
  ),
});
const update = z.strictObject({
  active: yesNo.optional(),
  lookup_key: unsettable.optional(),
  metadata: metadata.optional(),
  nickname: unsettable.optional(),
  tax_behavior: z.enum(TAX).optional(),
  transfer_lookup_key: yesNo.optional(),
  ...unplayed("currency_options"),
});
const list = z.strictObject({
  ...paging,
  active: yesNo.optional(),
  created: range.optional(),
  currency: text.optional(),
  lookup_keys: z.array(z.string()).max(10, "too many").optional(),
  product: text.optional(),
  recurring: z
    .strictObject({ interval: z.enum(INTERVALS).optional(), ...unplayed("meter", "usage_type") })
    .optional(),
  type: z.enum(["one_time", "recurring"]).optional(),
});

/** /v1/prices. Source: docs.stripe.com/api/prices */
export function priceRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { prices, products } = stripeStore(ctx);
  const found = (id: string) => {
    const row = prices.get(id);
    if (!row) throw noSuch("price", id);
    return row;
  };

  app.post(
    "/prices",
    endpoint(ctx, create, (call, input) => {
      if (!products.get(input.product)) throw noSuch("product", input.product, "product");
      if (!/^[a-z]{3}$/i.test(input.currency))
        throw invalid(`Invalid currency: ${input.currency}.`, "currency");
      if (input.unit_amount < 0)
        throw invalid("Invalid non-negative integer", "unit_amount", "parameter_invalid_integer");
      if (input.lookup_key) claimKey(call, input.lookup_key, input.transfer_lookup_key ?? false);
      const { recurring } = input;
      const price: Stripe.Price = prices.put({
        id: newId("price"),
        object: "price",
        active: input.active ?? true,
        billing_scheme: "per_unit",
        created: call.now,
        currency: input.currency.toLowerCase(),
        custom_unit_amount: null,
        livemode: false,
        lookup_key: input.lookup_key ?? null,
        metadata: mergeMetadata({}, input.metadata),
        nickname: input.nickname ?? null,
        product: input.product,
        recurring: recurring
          ? {
              interval: recurring.interval,
              interval_count: recurring.interval_count ?? 1,
              meter: null,
              trial_period_days: null,
              usage_type: "licensed",
            }
          : null,
        tax_behavior: input.tax_behavior ?? "unspecified",
        tiers_mode: null,
        transform_quantity: null,
        type: recurring ? "recurring" : "one_time",
        unit_amount: input.unit_amount,
        unit_amount_decimal: wireDecimal(input.unit_amount),
      });
      emit(call, "price.created", price);
      return price;
    }),
  );

  app.get(
    "/prices",
    endpoint(ctx, list, (call, input) =>
      paged(
        call.raw,
        newest(prices.all()).filter(
          (row) =>
            (input.active === undefined || row.active === input.active) &&
            (!input.lookup_keys || input.lookup_keys.includes(row.lookup_key ?? "")) &&
            (!input.product || row.product === input.product) &&
            (!input.currency || row.currency === input.currency) &&
            (!input.type || row.type === input.type) &&
            (!input.recurring?.interval || row.recurring?.interval === input.recurring.interval) &&
            within(row.created, input.created),
        ),
        "/v1/prices",
      ),
    ),
  );

  app.get(
    "/prices/:id",
    endpoint(ctx, nothing, (call) => found(call.id)),
  );

  app.post(
    "/prices/:id",
    endpoint(ctx, update, (call, { metadata: change, transfer_lookup_key: transfer, ...input }) => {
      const before = found(call.id);
      if (input.lookup_key && input.lookup_key !== before.lookup_key)
        claimKey(call, input.lookup_key, transfer ?? false);
      if (
        input.tax_behavior &&
        before.tax_behavior !== "unspecified" &&
        before.tax_behavior !== input.tax_behavior
      )
        throw invalid("You cannot change the `tax_behavior` of a price once it is set.", "tax_behavior");
      const price = prices.put({ ...before, ...input, metadata: mergeMetadata(before.metadata, change) });
      emit(call, "price.updated", price, changes(before, price) ?? undefined);
      return price;
    }),
  );

  return app;
}

/** A lookup key belongs to one price: it is refused, or taken over when asked. */
function claimKey(call: Call, key: string, transfer: boolean): void {
  const { prices } = stripeStore(call.ctx);
  const owner = prices.find((row) => row.lookup_key === key);
  if (!owner) return;
  if (!transfer)
    throw invalid(
      `A price (\`${owner.id}\`) already uses that lookup key. You may transfer the lookup key from that price by passing \`transfer_lookup_key=true\`.`,
      "lookup_key",
    );
  const without = prices.put({ ...owner, lookup_key: null });
  emit(call, "price.updated", without, { lookup_key: key });
}
