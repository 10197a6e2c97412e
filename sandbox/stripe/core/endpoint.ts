import { timingSafeEqual } from "node:crypto";
import type { Context as HonoContext, Handler } from "hono";
import type { z } from "zod";
import type { Context, Env } from "../../context";
import { API_VERSION, invalid, StripeError } from "./errors";
import { readParams, type Tree } from "./form";
import { once } from "./idempotency";
import { newId } from "./ids";
import { check } from "./params";
import { sandboxTime, type Scene } from "./scene";

/** One API call: the scene, the id in its path, its address and its parameters as sent. */
export interface Call extends Scene {
  id: string;
  path: string;
  raw: Tree;
}

/**
 * A route of the API: key, version, parameters and idempotency are done here; `run` answers the object.
 * Parameters must fit the schema; whatever throws a StripeError is answered as Stripe answers.
 */
export function endpoint<S extends z.ZodType>(
  ctx: Context,
  schema: S,
  run: (call: Call, params: z.output<S>) => object,
): Handler<Env> {
  return async (c) => {
    const requestId = newId("req");
    try {
      authorize(ctx, c);
      const raw = await readParams(c);
      const key = c.req.method === "POST" ? c.req.header("idempotency-key") : undefined;
      const { path } = c.req;
      const answer = once(ctx, { key, path, params: raw, requestId }, () => {
        const params = check(schema, raw);
        const request = { id: requestId, idempotency_key: key ?? null };
        const call = { ctx, now: sandboxTime(ctx), request, id: c.req.param("id") ?? "", path, raw };
        return settled(() => run(call, params));
      });
      return reply(c, answer, key);
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      return error.toResponse();
    }
  };
}

/** A declined card is an outcome that is remembered under the key; other refusals are not. */
function settled(run: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(run()) };
  } catch (error) {
    if (!(error instanceof StripeError) || error.status !== 402) throw error;
    return { status: 402, body: JSON.stringify({ error: error.body }) };
  }
}

function reply(
  c: HonoContext<Env>,
  answer: { status: number; body: string; requestId: string; replayed: boolean },
  key: string | undefined,
): Response {
  c.set("note", /"id":"(\w+)"/.exec(answer.body)?.[1]);
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      "content-type": "application/json",
      "request-id": answer.replayed ? newId("req") : answer.requestId,
      "stripe-version": c.req.header("stripe-version") ?? API_VERSION,
      ...(key ? { "idempotency-key": key } : {}),
      ...(answer.replayed ? { "idempotent-replayed": "true", "original-request": answer.requestId } : {}),
    },
  });
}

/** The secret key as bearer or as the user name of basic authentication; and a version that is played. */
export function authorize({ settings }: Context, c: HonoContext<Env>): void {
  const header = c.req.header("authorization") ?? "";
  const basic = /^Basic\s+(.+)$/i.exec(header)?.[1];
  const key = basic
    ? Buffer.from(basic, "base64").toString().split(":")[0]
    : /^Bearer\s+(.+)$/i.exec(header)?.[1]?.trim();
  if (!key)
    throw new StripeError(401, {
      type: "invalid_request_error",
      message:
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY'). See https://stripe.com/docs/api#authentication for details, or we can help at https://support.stripe.com/.",
    });
  if (!same(key, settings.stripe.secretKey)) {
    const shown = `${key.slice(0, 8)}${"*".repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`;
    throw new StripeError(401, {
      type: "invalid_request_error",
      message: `Invalid API Key provided: ${shown}`,
    });
  }
  const version = c.req.header("stripe-version");
  if (version && version !== API_VERSION)
    throw invalid(`Invalid Stripe API version: ${version}. The sandbox plays ${API_VERSION} only.`);
}

function same(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
