import { Hono } from "hono";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { mergeMetadata, metadata, nothing, text, yesNo } from "../core/params";

const create = z.strictObject({
  active: yesNo.optional(),
  id: text.optional(),
  metadata: metadata.optional(),
  name: text,
});
const update = create.omit({ id: true }).partial();

/** /v1/products. Source: docs.stripe.com/api/products */
export function productRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { products } = stripeStore(ctx);
  const found = (id: string) => {
    const row = products.get(id);
    if (!row) throw noSuch("product", id);
    return row;
  };

  app.post(
    "/products",
    endpoint(ctx, create, (call, { id = newId("prod"), active = true, name, metadata: given }) => {
      if (products.get(id)) throw invalid(`Product already exists.`, "id", "resource_already_exists");
      return products.put({
        id,
        object: "product",
        active,
        created: call.now,
        default_price: null,
        description: null,
        images: [],
        livemode: false,
        marketing_features: [],
        metadata: mergeMetadata({}, given),
        name,
        package_dimensions: null,
        shippable: null,
        statement_descriptor: null,
        tax_code: null,
        tax_details: null,
        type: "service",
        unit_label: null,
        updated: call.now,
        url: null,
      });
    }),
  );
  app.get(
    "/products/:id",
    endpoint(ctx, nothing, (call) => found(call.id)),
  );
  app.post(
    "/products/:id",
    endpoint(ctx, update, (call, { metadata: change, ...input }) => {
      const before = found(call.id);
      return products.put({
        ...before,
        ...input,
        metadata: mergeMetadata(before.metadata, change),
        updated: call.now,
      });
    }),
  );
  return app;
}
