import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { POST as webhook } from "../app/api/stripe/webhook/route";
import { GET as checkout } from "../app/api/subscription/route";
import { type Actor, actorOfToken } from "../lib/auth/actor";
import { db } from "../lib/db";
import { env } from "../lib/settings/env";
import { makeBusiness, makeSession, makeUser } from "./factories";
import { call, requestOf } from "./fixtures";
import { countWaiting, processEvents } from "./outbox";

/** Calls one of the sandbox Stripe's own endpoints. */
export async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(`${env().SANDBOX_URL}/api/stripe${path}`, {
    method,
    headers: { "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Advances Stripe's clock, e.g. by "1 month"; what falls due is processed in order. */
export const advance = (by: string) => control("POST", "/clock", { advance: by });

/** A running webhook: the product's own route behind a real server, where the sandbox's Stripe sends its events. */
export async function listen(): Promise<() => Promise<void>> {
  const server = createServer((incoming, reply) => {
    const chunks: Buffer[] = [];
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const signature = incoming.headers["stripe-signature"];
      void post(Buffer.concat(chunks), String(signature)).then((status) => reply.writeHead(status).end());
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  await control("PUT", "/webhooks", { url: `http://127.0.0.1:${port}/api/stripe/webhook` });
  return async () => {
    await control("PUT", "/webhooks", { url: null });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
}

/** Posts a body to the webhook's route. @returns the status */
export async function post(body: string | Buffer, signature?: string): Promise<number> {
  const headers: Record<string, string> = signature === undefined ? {} : { "stripe-signature": signature };
  const request = requestOf({ method: "POST", path: "/api/stripe/webhook", body: body.toString(), headers });
  return (await webhook(request, { params: Promise.resolve({}) })).status;
}

/** A signed-in person with a brand and no plan. */
export async function visitor(): Promise<{ actor: Actor; token: string }> {
  const user = await makeUser();
  await makeBusiness(user.id);
  const { token } = await makeSession(user.id);
  const actor = await actorOfToken(token);
  if (!actor) throw new Error("no actor");
  return { actor, token };
}

/** The URL that a plan's button leads to. */
export async function choose(token: string, plan: "STANDARD" | "PROFESSIONAL"): Promise<string> {
  const reply = await call(checkout, { cookie: token, path: `/api/subscription?subscriptionType=${plan}` });
  if (reply.status !== 200) throw new Error(`${reply.status} ${reply.message}`);
  return String(reply.object.url);
}

/** Submits a form of the sandbox's pages. @returns where it leads */
export async function submit(url: string, fields: Record<string, string> = {}): Promise<string | null> {
  const reply = await fetch(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });
  if (reply.status !== 303 && reply.status !== 302)
    throw new Error(`${url}: ${reply.status} ${await reply.text()}`);
  return reply.headers.get("location");
}

/** Pays a checkout with a test card. */
export const pay = (url: string, card = "4242 4242 4242 4242") =>
  submit(url, {
    action: "pay",
    email: "anna@example.com",
    cardNumber: card,
    cardExpiry: "12 / 34",
    cardCvc: "123",
    billingName: "Anna Kovács",
    billingCountry: "HU",
    billingPostalCode: "1114",
  });

/** The actor's id at Stripe. */
export async function customerOf({ userId }: Actor): Promise<string> {
  return (await db.stripeCustomer.findUniqueOrThrow({ where: { userId } })).customerId;
}

/** Waits until every event has arrived, and processes them, including those another worker has claimed. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
    const onTheirWay = await control<unknown[]>("GET", "/deliveries?state=pending");
    await processEvents();
    if (onTheirWay.length === 0 && (await countWaiting("stripe-event")) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("events of Stripe are never worked off");
}

/** Plan and ledger of a person, without values that differ between runs. */
export async function stateOf({ userId }: Actor) {
  const subscription = await db.subscription.findUnique({ where: { userId } });
  const account = await db.creditAccount.findUnique({ where: { userId } });
  const entries = await db.creditEntry.findMany({
    where: { userId, generationId: null },
    orderBy: { id: "asc" },
  });
  const { _sum } = await db.creditEntry.aggregate({ where: { userId }, _sum: { delta: true } });
  const balance = account?.balance ?? 0;
  if ((_sum.delta ?? 0) !== balance) throw new Error(`the ledger says ${_sum.delta}, the balance ${balance}`);
  const { status, plan, hold } = subscription ?? { status: null, plan: null, hold: null };
  return {
    status,
    plan,
    hold,
    ending: Boolean(subscription?.cancelAt),
    owing: Boolean(subscription?.pastDueSince),
    balance,
    grants: entries.filter(({ reason }) => reason === "GRANT").map(({ delta }) => delta),
  };
}
