import type { Context } from "../../context";
import { stripeStore } from "./entities";
import { invalid } from "./errors";
import { listOf, newest } from "./paging";

const MAX_DEPTH = 4;

/** A copy of the object with the paths expanded. Throws as Stripe does. Source: docs.stripe.com/api/expanding_objects */
export function expanded(ctx: Context, object: object, paths: string[]): object {
  const copy = structuredClone(object);
  for (const path of paths) {
    const parts = path.split(".");
    const depth = parts[0] === "data" ? parts.length - 1 : parts.length;
    if (depth > MAX_DEPTH)
      throw invalid(
        `You cannot expand more than ${MAX_DEPTH} levels of a property. Property: ${path}`,
        "expand",
      );
    walk(ctx, copy, parts, path);
  }
  return copy;
}

function walk(ctx: Context, node: object, parts: string[], path: string): void {
  const [key, ...rest] = parts;
  if (key === undefined) return;
  if (Array.isArray(node)) {
    for (const child of node) if (isObject(child)) walk(ctx, child, parts, path);
    return;
  }
  const value: unknown = Reflect.get(node, key) ?? included(ctx, node, key);
  if (value === undefined) throw invalid(`This property cannot be expanded (${key}).`, "expand");
  if (value === null) return;
  const whole = Array.isArray(value)
    ? value.map((item: unknown) => (typeof item === "string" ? fetchOne(ctx, key, item, path) : item))
    : typeof value === "string"
      ? fetchOne(ctx, key, value, path)
      : value;
  if (!isObject(whole)) throw invalid(`This property cannot be expanded (${key}).`, "expand");
  Reflect.set(node, key, whole);
  walk(ctx, whole, rest, path);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function fetchOne(ctx: Context, key: string, id: string, path: string): object {
  const store = stripeStore(ctx);
  if (key === "coupon") return structuredClone(store.coupons.get(id)) ?? gone(key);
  const prefix = id.startsWith("cs_test_") ? "cs_test" : (id.split("_")[0] ?? "");
  const collections: Record<string, { get(id: string): object | undefined }> = {
    cus: store.customers,
    sub: store.subscriptions,
    in: store.invoices,
    pi: store.paymentIntents,
    ch: store.charges,
    pm: store.paymentMethods,
    price: store.prices,
    prod: store.products,
    promo: store.promotionCodes,
    di: store.discounts,
    re: store.refunds,
    clock: store.testClocks,
    cs_test: store.sessions,
    bpc: store.portalConfigurations,
  };
  const found = collections[prefix]?.get(id);
  if (found) return structuredClone(found);
  const deleted = store.deleted.get(id);
  if (deleted) return { id, object: deleted.object, deleted: true };
  throw invalid(`This property cannot be expanded (${path}).`, "expand");
}

function gone(key: string): never {
  throw invalid(`This property cannot be expanded (${key}).`, "expand");
}

/** What Stripe shows only when asked for. */
function included(ctx: Context, node: object, key: string): object | undefined {
  const store = stripeStore(ctx);
  const kind: unknown = Reflect.get(node, "object");
  const id = String(Reflect.get(node, "id"));
  if (kind === "customer" && key === "subscriptions") {
    const rows = newest(store.subscriptions.all()).filter(
      (row) => row.customer === id && row.status !== "canceled",
    );
    return structuredClone(listOf(rows, `/v1/customers/${id}/subscriptions`));
  }
  if (kind === "customer" && key === "tax_ids") return listOf([], `/v1/customers/${id}/tax_ids`);
  if (kind === "invoice" && key === "payments") {
    const rows = store.invoicePayments.all().filter((row) => row.invoice === id);
    return structuredClone(listOf(rows, `/v1/invoice_payments?invoice=${id}`));
  }
  if (kind === "charge" && key === "refunds") {
    const rows = newest(store.refunds.all()).filter((row) => row.charge === id);
    return structuredClone(listOf(rows, `/v1/charges/${id}/refunds`));
  }
  if (kind === "checkout.session" && key === "line_items") return sessionLines(ctx, id);
  return undefined;
}

/** The line items of a checkout session as a list. */
export function sessionLines(ctx: Context, id: string) {
  const store = stripeStore(ctx);
  const plan = store.sessionPlans.get(id);
  const session = store.sessions.get(id);
  const price = plan && store.prices.get(plan.price);
  const url = `/v1/checkout/sessions/${id}/line_items`;
  if (!plan || !price || !session) return listOf<{ id: string }>([], url);
  const product = store.products.get(String(price.product));
  const subtotal = (price.unit_amount ?? 0) * plan.quantity;
  const line = {
    id: `li_${id.slice(-24)}`,
    object: "item",
    adjustable_quantity: null,
    amount_discount: session.total_details?.amount_discount ?? 0,
    amount_subtotal: subtotal,
    amount_tax: session.total_details?.amount_tax ?? 0,
    amount_total: subtotal - (session.total_details?.amount_discount ?? 0),
    currency: price.currency,
    description: product?.name ?? null,
    metadata: {},
    price,
    quantity: plan.quantity,
  };
  return structuredClone(listOf([line], url));
}
