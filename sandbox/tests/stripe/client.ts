import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import { startSandbox, type Sandbox } from "../../server";

export const SECRET = "whsec_sandbox";

/** The real client, set up as the product sets it up for another server. */
export function stripeFor(sandbox: Sandbox, key = "sk_test_sandbox"): Stripe {
  const { hostname, port } = new URL(sandbox.url);
  return new Stripe(key, { host: hostname, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });
}

export interface Received {
  event: Stripe.Event;
  signature: string;
  body: string;
}

export interface Hook {
  url: string;
  received: Received[];
  types(): string[];
  /** Status of the next answers; 200 when empty. */
  answers: number[];
  /** Resolves when so many events are there; throws after fifteen seconds. */
  wait(count: number): Promise<Received[]>;
  close(): Promise<void>;
}

/** A webhook endpoint that verifies every signature with the real client. */
export async function hook(secret = SECRET): Promise<Hook> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const signature = String(request.headers["stripe-signature"]);
      const status = answers.shift() ?? 200;
      try {
        const event = Stripe.webhooks.constructEvent(body, signature, secret, 300);
        if (status < 300) received.push({ event, signature, body });
        response.writeHead(status).end();
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers,
    types: () => received.map((row) => row.event.type),
    async wait(count) {
      const end = Date.now() + 15_000;
      while (received.length < count) {
        if (Date.now() > end)
          throw new Error(`Only ${received.length} of ${count}: ${received.map((r) => r.event.type).join()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return received;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export async function control<T>(sandbox: Sandbox, method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`${sandbox.url}/api/stripe${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

export interface StripeFixture {
  sandbox: Sandbox;
  stripe: Stripe;
  standard: Stripe.Price;
  professional: Stripe.Price;
  customer: Stripe.Customer;
}

/** A sandbox with the two plans, the portal's settings and one customer. */
export async function openStripeFixture(): Promise<StripeFixture> {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0 });
  return { sandbox, ...(await createObjects(sandbox)) };
}

/** What every test starts with; call it again after a reset. */
async function createObjects(sandbox: Sandbox): Promise<Omit<StripeFixture, "sandbox">> {
  const stripe = stripeFor(sandbox);
  const plan = async (name: string, amount: number) => {
    const product = await stripe.products.create({ name: `Postwright ${name}` });
    return stripe.prices.create({
      product: product.id,
      currency: "eur",
      unit_amount: amount,
      recurring: { interval: "month" },
      lookup_key: name.toUpperCase(),
      tax_behavior: "inclusive",
    });
  };
  const standard = await plan("Standard", 1500);
  const professional = await plan("Professional", 3500);
  await stripe.billingPortal.configurations.create({
    features: {
      customer_update: { enabled: true, allowed_updates: ["email", "address"] },
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        proration_behavior: "always_invoice",
        products: [standard, professional].map((price) => ({
          product: String(price.product),
          prices: [price.id],
        })),
      },
    },
  });
  const customer = await stripe.customers.create({
    email: "anna@example.com",
    name: "Anna",
    metadata: { userId: "7" },
  });
  return { stripe, standard, professional, customer };
}

/** A checkout as a plan's button opens it. */
export function checkout(
  { stripe, customer, standard }: StripeFixture,
  extra: Partial<Stripe.Checkout.SessionCreateParams> = {},
) {
  return stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    client_reference_id: "7",
    line_items: [{ price: standard.id, quantity: 1 }],
    subscription_data: { trial_period_days: 7, metadata: { userId: "7" } },
    success_url: `${RETURN}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: RETURN,
    ...extra,
  });
}

/** Where the product is. */
export const RETURN = "http://localhost:3000/subscription";

/** Sends a form of the sandbox's pages. */
export function submit(url: string, fields: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
}

/** Fills in a checkout's page and sends it. */
export function pay(
  session: { url: string | null },
  card = "4242 4242 4242 4242",
  extra: Record<string, string> = {},
): Promise<Response> {
  return submit(session.url ?? "", {
    action: "pay",
    email: "anna@example.com",
    cardNumber: card,
    cardExpiry: "12 / 34",
    cardCvc: "123",
    billingName: "Anna",
    billingCountry: "HU",
    billingPostalCode: "1114",
    ...extra,
  });
}

/** A running subscription, by default without a trial. */
export async function subscribe(
  fixture: StripeFixture,
  {
    trialDays,
    card,
    price = fixture.standard.id,
  }: { trialDays?: number; card?: string; price?: string } = {},
): Promise<Stripe.Subscription> {
  const session = await checkout(fixture, {
    line_items: [{ price, quantity: 1 }],
    subscription_data: trialDays ? { trial_period_days: trialDays } : {},
  });
  const reply = await pay(session, card);
  if (reply.status !== 303) throw new Error(await reply.text());
  const { subscription } = await fixture.stripe.checkout.sessions.retrieve(session.id);
  return fixture.stripe.subscriptions.retrieve(String(subscription));
}
