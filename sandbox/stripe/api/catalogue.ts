import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { emit } from "../core/emit";
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

const features = z.array(z.strictObject({ name: text }));
const shared = {
  active: yesNo.optional(),
  images: z.array(z.string()).optional(),
  marketing_features: features.optional(),
  metadata: metadata.optional(),
  tax_code: z.string().optional(),
  unit_label: z.string().optional(),
  statement_descriptor: z.string().optional(),
};
const create = z.strictObject({
  ...shared,
  name: text,
  id: text.optional(),
  description: text.optional(),
  url: text.optional(),
  ...unplayed("default_price_data", "package_dimensions", "shippable", "type", "tax_details"),
});
const update = z.strictObject({
  ...shared,
  name: text.optional(),
  description: unsettable.optional(),
  url: unsettable.optional(),
  default_price: text.optional(),
  ...unplayed("package_dimensions", "shippable", "tax_details"),
});
const list = z.strictObject({
  ...paging,
  active: yesNo.optional(),
  created: range.optional(),
  ids: z.array(z.string()).optional(),
  url: text.optional(),
  ...unplayed("shippable", "type"),
});

/** /v1/products. Source: docs.stripe.com/api/products */
export function productRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { products, prices, deleted } = stripeStore(ctx);
  const found = (id: string, param?: string) => {
    const row = products.get(id);
    if (!row) throw noSuch("product", id, param);
    return row;
  };

  app.post(
    "/products",
    endpoint(ctx, create, (call, input) => {
      const id = input.id ?? newId("prod");
      if (products.get(id)) throw invalid(`Product already exists.`, "id", "resource_already_exists");
      const product: Stripe.Product = products.put({
        id,
        object: "product",
        active: input.active ?? true,
        created: call.now,
        default_price: null,
        description: input.description ?? null,
        images: input.images ?? [],
        livemode: false,
        marketing_features: input.marketing_features ?? [],
        metadata: mergeMetadata({}, input.metadata),
        name: input.name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: input.statement_descriptor ?? null,
        tax_code: input.tax_code ?? null,
        tax_details: null,
        type: "service",
        unit_label: input.unit_label ?? null,
        updated: call.now,
        url: input.url ?? null,
      });
      emit(call, "product.created", product);
      return product;
    }),
  );

  app.get(
    "/products",
    endpoint(ctx, list, (call, input) =>
      paged(
        call.raw,
        newest(products.all()).filter(
          (row) =>
            (input.active === undefined || row.active === input.active) &&
            (!input.ids || input.ids.includes(row.id)) &&
            (!input.url || row.url === input.url) &&
            within(row.created, input.created),
        ),
        "/v1/products",
      ),
    ),
  );

  app.get(
    "/products/:id",
    endpoint(ctx, nothing, (call) => found(call.id)),
  );

  app.post(
    "/products/:id",
    endpoint(ctx, update, (call, { metadata: change, ...input }) => {
      const before = found(call.id);
      if (input.default_price && !prices.get(input.default_price))
        throw noSuch("price", input.default_price, "default_price");
      const product = products.put({
        ...before,
        ...input,
        metadata: mergeMetadata(before.metadata, change),
        updated: call.now,
      });
      emit(call, "product.updated", product);
      return product;
    }),
  );

  app.delete(
    "/products/:id",
    endpoint(ctx, nothing, (call) => {
      const product = found(call.id);
      if (prices.find((price) => price.product === product.id))
        throw invalid("This product cannot be deleted because it has one or more user-created prices.");
      products.delete(product.id);
      deleted.put({ id: product.id, object: "product" });
      emit(call, "product.deleted", product);
      return { id: product.id, object: "product", deleted: true };
    }),
  );

  return app;
}
