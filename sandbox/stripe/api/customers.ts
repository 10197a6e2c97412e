import { Hono } from "hono";
import type Stripe from "stripe";
import { z } from "zod";
import type { Context, Env } from "../../context";
import { blank, NOWHERE } from "../billing/customer";
import { endSubscription } from "../billing/end";
import { attachMethod, findMethod } from "../billing/payment-methods";
import { changes, emit } from "../core/emit";
import { type Call, endpoint } from "../core/endpoint";
import { stripeStore } from "../core/entities";
import { invalid, noSuch } from "../core/errors";
import { newId } from "../core/ids";
import { newest, paged } from "../core/paging";
import {
  address,
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
} from "../core/params";
import { atCustomersTime } from "../core/scene";
import { matcher, searchParams, searchResult } from "../core/search";

const shared = {
  address: z.union([address, z.literal("")]).optional(),
  balance: whole.optional(),
  description: unsettable.optional(),
  email: unsettable.optional(),
  invoice_prefix: text.optional(),
  invoice_settings: z
    .strictObject({
      default_payment_method: unsettable.optional(),
      ...unplayed("custom_fields", "footer", "rendering_options"),
    })
    .optional(),
  metadata: metadata.optional(),
  name: unsettable.optional(),
  phone: unsettable.optional(),
  preferred_locales: z.array(z.string()).optional(),
  tax_exempt: z.enum(["none", "exempt", "reverse", ""]).optional(),
  ...unplayed(
    "business_name",
    "cash_balance",
    "individual_name",
    "next_invoice_sequence",
    "shipping",
    "source",
    "tax",
  ),
};
const create = z.strictObject({
  ...shared,
  payment_method: text.optional(),
  test_clock: text.optional(),
  ...unplayed("tax_id_data", "validate"),
});
const update = z.strictObject({ ...shared, ...unplayed("default_source", "validate") });
const list = z.strictObject({
  ...paging,
  created: range.optional(),
  email: text.optional(),
  test_clock: text.optional(),
});

/** /v1/customers. Source: docs.stripe.com/api/customers */
export function customerRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  const { customers, testClocks, deleted, subscriptions, paymentMethods } = stripeStore(ctx);
  const found = (id: string) => {
    const row = customers.get(id);
    if (!row) throw noSuch("customer", id);
    return row;
  };

  app.post(
    "/customers",
    endpoint(ctx, create, (call, input) => {
      checkEmail(input.email);
      if (input.test_clock && !testClocks.get(input.test_clock))
        throw noSuch("test clock", input.test_clock, "test_clock");
      const id = newId("cus");
      const customer = customers.put({
        ...blank(id, call.now),
        ...fields(input),
        metadata: mergeMetadata({}, input.metadata),
        test_clock: input.test_clock ?? null,
      });
      emit(call, "customer.created", customer);
      const scene = atCustomersTime(call, id);
      if (input.payment_method) attachMethod(scene, findMethod(scene, input.payment_method), id);
      return withMethod(call, customer, input.invoice_settings?.default_payment_method ?? undefined);
    }),
  );

  app.get(
    "/customers/search",
    endpoint(ctx, searchParams, (call, input) =>
      searchResult(
        newest(customers.all()).filter(matcher(input.query, ["email", "name", "phone"])),
        input,
        call.path,
      ),
    ),
  );

  app.get(
    "/customers",
    endpoint(ctx, list, (call, input) =>
      paged(
        call.raw,
        newest(customers.all()).filter(
          (row) =>
            // Stripe compares the address with regard to case.
            (!input.email || row.email === input.email) &&
            (input.test_clock ? row.test_clock === input.test_clock : !row.test_clock) &&
            within(row.created, input.created),
        ),
        "/v1/customers",
      ),
    ),
  );

  app.get(
    "/customers/:id",
    endpoint(ctx, nothing, (call) =>
      deleted.get(call.id)?.object === "customer"
        ? { id: call.id, object: "customer", deleted: true }
        : found(call.id),
    ),
  );

  app.post(
    "/customers/:id",
    endpoint(ctx, update, (call, input) => {
      checkEmail(input.email);
      const before = found(call.id);
      const after = customers.put({
        ...before,
        ...fields(input),
        metadata: mergeMetadata(before.metadata, input.metadata),
      });
      const previous = changes(before, after);
      if (previous) emit(call, "customer.updated", after, previous);
      return withMethod(call, after, input.invoice_settings?.default_payment_method);
    }),
  );

  app.delete(
    "/customers/:id",
    endpoint(ctx, nothing, (call) => {
      const customer = found(call.id);
      const scene = atCustomersTime(call, customer.id);
      for (const row of subscriptions.all())
        if (row.customer === customer.id && row.status !== "canceled")
          endSubscription(scene, row, "cancellation_requested");
      for (const row of paymentMethods.all()) if (row.customer === customer.id) paymentMethods.delete(row.id);
      customers.delete(customer.id);
      deleted.put({ id: customer.id, object: "customer" });
      emit(scene, "customer.deleted", customer);
      return { id: customer.id, object: "customer", deleted: true };
    }),
  );

  app.get(
    "/customers/:id/payment_methods",
    endpoint(ctx, z.strictObject({ ...paging, type: z.enum(["card"]).optional() }), (call) =>
      paged(
        call.raw,
        newest(paymentMethods.all()).filter((row) => row.customer === found(call.id).id),
        call.path,
      ),
    ),
  );

  return app;
}

function withMethod(
  call: Call,
  customer: Stripe.Customer,
  method: string | null | undefined,
): Stripe.Customer {
  if (method === undefined) return customer;
  const { customers, paymentMethods } = stripeStore(call.ctx);
  const own = (id: string) => paymentMethods.find((row) => row.id === id && row.customer === customer.id);
  // A named method of Stripe's was just made new and attached: take that one.
  const id =
    method === null
      ? null
      : (own(method)?.id ??
        newest(paymentMethods.all()).find(
          (row) => method.startsWith("pm_card_") && row.customer === customer.id,
        )?.id);
  if (id === undefined)
    throw invalid(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      "invoice_settings[default_payment_method]",
      "resource_missing",
    );
  return customers.put({
    ...customer,
    invoice_settings: { ...customer.invoice_settings, default_payment_method: id },
  });
}

function checkEmail(email: string | null | undefined): void {
  if (email && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email) && !/^[^@\s]+@localhost$/.test(email))
    throw invalid(`Invalid email address: ${email}`, "email", "email_invalid");
}

function fields(input: z.output<typeof update>): Partial<Stripe.Customer> {
  const { balance, description, email, name, phone, preferred_locales, invoice_prefix } = input;
  const given = { balance, description, email, name, phone, preferred_locales, invoice_prefix };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(input.tax_exempt === undefined ? {} : { tax_exempt: input.tax_exempt || "none" }),
    ...(input.address === undefined
      ? {}
      : { address: input.address === "" ? null : { ...NOWHERE, ...input.address } }),
  };
}
