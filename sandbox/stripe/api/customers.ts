import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { blank } from "../billing/customer";
import { endSubscription } from "../billing/end";
import { changes, emit } from "../core/emit";
import { endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { newest, paged } from "../core/paging";
import { mergeMetadata, metadata, nothing, paging, text, unsettable } from "../core/params";
import { matcher, searchParams, searchResult } from "../core/search";

const fields = z.strictObject({
  email: unsettable.optional(),
  metadata: metadata.optional(),
  name: unsettable.optional(),
});

/** /v1/customers. Source: docs.stripe.com/api/customers */
export function customerRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { customers, deleted, subscriptions, paymentMethods } = stripeStore(ctx);
  const found = (id: string) => {
    const row = customers.get(id);
    if (!row) throw noSuch("customer", id);
    return row;
  };
  const changed = (before: Stripe.Customer, { metadata: change, ...input }: z.output<typeof fields>) => {
    if (input.email && !/^[^@\s]+@([^@\s]+\.[^@\s]+|localhost)$/.test(input.email))
      throw invalid(`Invalid email address: ${input.email}`, "email", "email_invalid");
    return customers.put({ ...before, ...input, metadata: mergeMetadata(before.metadata, change) });
  };

  app.post(
    "/customers",
    endpoint(ctx, fields, (call, input) => {
      const customer = changed(blank(newId("cus"), call.now), input);
      emit(call, "customer.created", customer);
      return customer;
    }),
  );

  app.get(
    "/customers/search",
    endpoint(ctx, searchParams, (call, input) =>
      searchResult(newest(customers.all()).filter(matcher(input.query, ["email", "name"])), input, call.path),
    ),
  );

  app.get(
    "/customers",
    // Stripe compares the address with regard to case.
    endpoint(ctx, z.strictObject({ ...paging, email: text.optional() }), (call, { email }) =>
      paged(
        call.raw,
        newest(customers.all()).filter((row) => !email || row.email === email),
        call.path,
      ),
    ),
  );

  app.get(
    "/customers/:id",
    endpoint(ctx, nothing, (call) =>
      deleted.get(call.id) ? { id: call.id, object: "customer", deleted: true } : found(call.id),
    ),
  );

  app.post(
    "/customers/:id",
    endpoint(ctx, fields, (call, input) => {
      const before = found(call.id);
      const after = changed(before, input);
      const previous = changes(before, after);
      if (previous) emit(call, "customer.updated", after, previous);
      return after;
    }),
  );

  app.delete(
    "/customers/:id",
    endpoint(ctx, nothing, (call) => {
      const customer = found(call.id);
      for (const row of subscriptions.all())
        if (row.customer === customer.id && row.status !== "canceled")
          endSubscription(call, row, "cancellation_requested");
      for (const row of paymentMethods.all()) if (row.customer === customer.id) paymentMethods.delete(row.id);
      customers.delete(customer.id);
      deleted.put({ id: customer.id });
      emit(call, "customer.deleted", customer);
      return { id: customer.id, object: "customer", deleted: true };
    }),
  );
  return app;
}
