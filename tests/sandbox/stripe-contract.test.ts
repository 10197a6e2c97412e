import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openShop, type Shop } from "./stripe-client";

const types = join(dirname(createRequire(import.meta.url).resolve("stripe")), "..", "esm", "resources");
const PAGING = ["ending_before", "limit", "starting_after"];

/** The parameters that the installed client's types have for one call. */
function parameters(file: string, name: string): string[] {
  const source = readFileSync(join(types, `${file}.d.ts`), "utf8").replace(/\/\*\*[\s\S]*?\*\//g, "");
  const match = new RegExp(
    `^( *)(?:export )?interface ${name}( extends PaginationParams)? \\{\\n([\\s\\S]*?)\\n\\1\\}`,
    "m",
  ).exec(source);
  if (!match) throw new Error(`${name} is not in ${file}.d.ts`);
  const [, indent = "", extended, body = ""] = match;
  const own = [...body.matchAll(new RegExp(`^${indent}    (\\w+)\\??:`, "gm"))].map(([, key = ""]) => key);
  return [...own, ...(extended ? PAGING : [])].filter((key) => key !== "expand");
}

// Each test makes dozens of calls, on machines that do other things as well.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.sandbox.close());

async function errorOf(method: string, path: string, param: string) {
  const query = new URLSearchParams({ [param]: "x" }).toString();
  const inQuery = method !== "POST";
  const reply = await fetch(`${shop.sandbox.url}/v1${path}${inQuery ? `?${query}` : ""}`, {
    method,
    headers: { authorization: "Bearer sk_test_sandbox" },
    ...(inQuery ? {} : { body: new URLSearchParams(query) }),
  });
  return ((await reply.json()) as { error?: { code?: string; message?: string } }).error;
}

describe("every parameter of the installed client", () => {
  it.each([
    ["POST", "/customers", "Customers", "CustomerCreateParams"],
    ["POST", "/customers/cus_x", "Customers", "CustomerUpdateParams"],
    ["GET", "/customers", "Customers", "CustomerListParams"],
    ["POST", "/products", "Products", "ProductCreateParams"],
    ["POST", "/products/prod_x", "Products", "ProductUpdateParams"],
    ["GET", "/products", "Products", "ProductListParams"],
    ["POST", "/prices", "Prices", "PriceCreateParams"],
    ["POST", "/prices/price_x", "Prices", "PriceUpdateParams"],
    ["GET", "/prices", "Prices", "PriceListParams"],
    ["POST", "/coupons", "Coupons", "CouponCreateParams"],
    ["POST", "/promotion_codes", "PromotionCodes", "PromotionCodeCreateParams"],
    ["GET", "/promotion_codes", "PromotionCodes", "PromotionCodeListParams"],
    ["POST", "/checkout/sessions", "Checkout/Sessions", "SessionCreateParams"],
    ["GET", "/checkout/sessions", "Checkout/Sessions", "SessionListParams"],
    ["POST", "/subscriptions", "Subscriptions", "SubscriptionCreateParams"],
    ["POST", "/subscriptions/sub_x", "Subscriptions", "SubscriptionUpdateParams"],
    ["DELETE", "/subscriptions/sub_x", "Subscriptions", "SubscriptionCancelParams"],
    ["POST", "/subscriptions/sub_x/resume", "Subscriptions", "SubscriptionResumeParams"],
    ["GET", "/subscriptions", "Subscriptions", "SubscriptionListParams"],
    ["GET", "/invoices", "Invoices", "InvoiceListParams"],
    ["POST", "/invoices/in_x/pay", "Invoices", "InvoicePayParams"],
    ["POST", "/invoices/create_preview", "Invoices", "InvoiceCreatePreviewParams"],
    ["GET", "/invoice_payments", "InvoicePayments", "InvoicePaymentListParams"],
    ["GET", "/payment_intents", "PaymentIntents", "PaymentIntentListParams"],
    ["GET", "/charges", "Charges", "ChargeListParams"],
    ["GET", "/payment_methods", "PaymentMethods", "PaymentMethodListParams"],
    ["POST", "/payment_methods/pm_x/attach", "PaymentMethods", "PaymentMethodAttachParams"],
    ["POST", "/refunds", "Refunds", "RefundCreateParams"],
    ["GET", "/refunds", "Refunds", "RefundListParams"],
    ["GET", "/events", "Events", "EventListParams"],
    ["POST", "/webhook_endpoints", "WebhookEndpoints", "WebhookEndpointCreateParams"],
    ["POST", "/webhook_endpoints/we_x", "WebhookEndpoints", "WebhookEndpointUpdateParams"],
    ["POST", "/billing_portal/configurations", "BillingPortal/Configurations", "ConfigurationCreateParams"],
    [
      "POST",
      "/billing_portal/configurations/bpc_x",
      "BillingPortal/Configurations",
      "ConfigurationUpdateParams",
    ],
    ["POST", "/billing_portal/sessions", "BillingPortal/Sessions", "SessionCreateParams"],
    ["POST", "/test_helpers/test_clocks", "TestHelpers/TestClocks", "TestClockCreateParams"],
  ])("is known to %s %s", async (method, path, file, name) => {
    const unknown: string[] = [];
    for (const param of parameters(file, name)) {
      const error = await errorOf(method, path, param);
      if (error?.code === "parameter_unknown") unknown.push(param);
    }
    expect(unknown).toEqual([]);
    expect((await errorOf(method, path, "made_up"))?.code).toBe("parameter_unknown");
  });
});
