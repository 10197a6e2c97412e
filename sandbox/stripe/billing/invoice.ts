import type Stripe from "stripe";
import { stripeStore } from "../core/entities";
import { changes, emit } from "../core/emit";
import { idOf, newId } from "../core/ids";
import { listOf } from "../core/paging";
import type { Scene } from "../core/scene";
import { discountsOn } from "./discounts";
import { taxOf } from "./money";

interface Draft {
  reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  lines: Stripe.InvoiceLineItem[];
  /** The period before the one that is billed, as Stripe has it; the lines carry their own. */
  period: { start: number; end: number };
  /** When it becomes final by itself; null for at once, or never. */
  finalizesAt: number | null;
  autoAdvance?: boolean;
}

/** Makes a draft invoice of a subscription and says invoice.created. */
export function draftInvoice(scene: Scene, subscription: Stripe.Subscription, draft: Draft): Stripe.Invoice {
  const invoice = stripeStore(scene.ctx).invoices.put(invoiceOf(scene, subscription, draft));
  emit(scene, "invoice.created", invoice);
  return invoice;
}

function invoiceOf(scene: Scene, subscription: Stripe.Subscription, draft: Draft): Stripe.Invoice {
  const id = newId("in");
  const store = stripeStore(scene.ctx);
  const customerId = idOf(subscription.customer) ?? "";
  const customer = store.customers.get(customerId);
  const lines = draft.lines.map((line) => ({ ...line, invoice: id }));
  const sums = totals(scene, subscription, lines, customer);
  return {
    id,
    object: "invoice",
    account_country: "HU",
    account_name: "Postwright",
    account_tax_ids: null,
    amount_due: Math.max(0, sums.total),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: Math.max(0, sums.total),
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: draft.autoAdvance ?? true,
    automatic_tax: {
      disabled_reason: null,
      enabled: subscription.automatic_tax.enabled,
      liability: subscription.automatic_tax.enabled ? { type: "self" } : null,
      provider: subscription.automatic_tax.enabled ? "stripe" : null,
      status: subscription.automatic_tax.enabled ? "complete" : null,
    },
    automatically_finalizes_at: draft.finalizesAt,
    billing_reason: draft.reason,
    collection_method: "charge_automatically",
    created: scene.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customerId,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: {},
    next_payment_attempt: draft.finalizesAt,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: "subscription_details",
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: draft.period.end,
    period_start: draft.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer?.balance ?? 0,
    statement_descriptor: null,
    status: "draft",
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    webhooks_delivered_at: null,
    ...sums,
  };
}

function totals(
  scene: Scene,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
  customer: Stripe.Customer | undefined,
) {
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const discountable = lines.filter((line) => line.discountable).reduce((sum, line) => sum + line.amount, 0);
  const off = discountsOn(scene, subscription, discountable);
  const net = subtotal - off.reduce((sum, part) => sum + part.amount, 0);
  const price = subscription.items.data[0]?.price;
  const taxed = subscription.automatic_tax.enabled && net > 0;
  const tax = taxed ? taxOf(net, customer?.address?.country, price) : null;
  const total = net + (tax && !tax.inclusive ? tax.amount : 0);
  return {
    subtotal,
    subtotal_excluding_tax: tax?.inclusive ? subtotal - tax.amount : subtotal,
    total,
    total_excluding_tax: tax ? total - tax.amount : total,
    total_discount_amounts: off,
    total_pretax_credit_amounts: off.map((part) => ({ ...part, type: "discount" as const })),
    total_taxes: tax
      ? [
          {
            amount: tax.amount,
            tax_behavior: tax.inclusive ? ("inclusive" as const) : ("exclusive" as const),
            tax_rate_details: { tax_rate: "txr_sandbox" },
            taxability_reason: "standard_rated" as const,
            taxable_amount: tax.taxable,
            type: "tax_rate_details" as const,
          },
        ]
      : [],
  };
}

/** Makes a draft final: number, customer balance, addresses. Says invoice.finalized. */
export function finalizeInvoice(scene: Scene, draft: Stripe.Invoice): Stripe.Invoice {
  const { customers, invoices } = stripeStore(scene.ctx);
  const customer = customers.get(idOf(draft.customer) ?? "");
  const starting = customer?.balance ?? 0;
  const after = draft.total + starting;
  const due = Math.max(0, after);
  const ending = Math.min(0, after);
  const invoice = invoices.put({
    ...draft,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: scene.now,
    ending_balance: ending,
    starting_balance: starting,
    hosted_invoice_url: `${scene.ctx.settings.url}/stripe/invoices/${draft.id}`,
    next_payment_attempt: draft.auto_advance ? scene.now : null,
    number: `${customer?.invoice_prefix ?? "SANDBOX"}-${String(customer?.next_invoice_sequence ?? 1).padStart(4, "0")}`,
    status: "open",
    status_transitions: { ...draft.status_transitions, finalized_at: scene.now },
  });
  if (customer) {
    const next = customers.put({
      ...customer,
      balance: ending,
      next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
      currency: customer.currency ?? draft.currency,
    });
    if (next.balance !== customer.balance)
      emit(scene, "customer.updated", next, changes(customer, next) ?? undefined);
  }
  emit(scene, "invoice.finalized", invoice);
  return invoice;
}
