import { Hono } from "hono";
import type { Context as HonoContext } from "hono";
import type { Context, Env } from "../context";
import { withFault } from "../fault-gate";
import { notFoundPage } from "../web/layout";
import { decrypt } from "./decrypt";
import { pushStore } from "./entities";
import { PushError, failPush } from "./errors";
import { pushPage } from "./pages";
import { checkVapid } from "./vapid";

const MOST_BYTES = 4096;
const provider = { name: "push", fail: failPush };

/** The push service (RFC 8030, section 5), and its page for people. Mounted at /push. */
export function pushRoutes(ctx: Context): Hono<Env> {
  const app = new Hono<Env>();
  app.get("/", (c) => c.html(pushPage(ctx)));

  app.post("/send/:id", (c) => withFault(ctx, c, provider, () => answer(() => receive(ctx, c))));

  app.post("/subscriptions/:id/end", (c) => {
    const { subscriptions } = pushStore(ctx);
    const found = subscriptions.get(c.req.param("id"));
    if (!found) return c.html(notFoundPage("There is no such browser"), 404);
    subscriptions.put({ ...found, ended: true });
    return c.redirect("/push", 303);
  });
  return app;
}

async function answer(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PushError) return error.toResponse();
    throw error;
  }
}

async function receive(ctx: Context, c: HonoContext<Env>): Promise<Response> {
  const { subscriptions, messages } = pushStore(ctx);
  const subscription = subscriptions.get(c.req.param("id") ?? "");
  if (!subscription) throw new PushError(404, "There is no such subscription");
  if (subscription.ended) throw new PushError(410, "The subscription has ended");
  const audience = new URL(ctx.settings.url).origin;
  const subject = checkVapid(c.req.header("authorization"), audience, subscription.applicationServerKey);
  const ttl = Number(c.req.header("ttl") ?? NaN);
  if (!Number.isInteger(ttl) || ttl < 0) throw new PushError(400, "The TTL header is missing");
  const topic = c.req.header("topic") ?? null;
  if (topic !== null && !/^[\w-]{1,32}$/.test(topic)) throw new PushError(400, "The topic is not valid");
  if (c.req.header("content-encoding") !== "aes128gcm")
    throw new PushError(415, "The content encoding is not aes128gcm");
  const body = Buffer.from(await c.req.arrayBuffer());
  if (body.length > MOST_BYTES) throw new PushError(413, "More than 4096 bytes");

  const message = messages.put({
    id: String(ctx.store.next("push")),
    subscription: subscription.id,
    text: decrypt(body, subscription),
    ttl,
    urgency: c.req.header("urgency") ?? "normal",
    topic,
    subject,
    receivedAt: new Date().toISOString(),
  });
  const location = `${ctx.settings.url}/push/messages/${message.id}`;
  return new Response(null, { status: 201, headers: { location, ttl: String(ttl) } });
}
