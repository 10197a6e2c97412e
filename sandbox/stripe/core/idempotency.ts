import { createHash } from "node:crypto";
import type { Context as HonoContext } from "hono";
import type { Context, Env } from "../../context";
import type { Entity } from "../../collection";
import { StripeError } from "./errors";
import { readParams } from "./form";

interface Remembered extends Entity {
  path: string;
  hash: string;
  status: number;
  body: string;
  requestId: string;
  /** Milliseconds since 1970. */
  at: number;
}

export interface Answer {
  status: number;
  body: string;
  requestId: string;
}

const KEPT = 5000;
const LIFE_MS = 24 * 3600_000;

/**
 * Runs a POST once a key. The same key and parameters give the first answer again, also a declined card's and
 * a failure (`rememberFailure`); other parameters are refused. What fails validation is not remembered. Source: docs.stripe.com/api/idempotent_requests
 */
export function once(
  ctx: Context,
  call: { key: string | undefined; path: string; params: object; requestId: string },
  run: () => { status: number; body: string },
): Answer & { replayed: boolean } {
  const { key, path, params, requestId } = call;
  if (!key) return { ...run(), requestId, replayed: false };
  if (key.length > 255)
    throw new StripeError(400, {
      type: "invalid_request_error",
      message: "Idempotency keys must be 255 characters or less.",
    });
  const rows = rowsOf(ctx);
  const hash = hashOf(params);
  const known = rows.get(key);
  if (known && isKept(known)) {
    if (known.path !== path)
      throw refused(
        `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${known.path}'). Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    if (known.hash !== hash)
      throw refused(
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
    return { status: known.status, body: known.body, requestId: known.requestId, replayed: true };
  }
  const answer = run();
  rows.put({ id: key, path, hash, requestId, at: Date.now(), ...answer });
  rows.trim(KEPT);
  return { ...answer, requestId, replayed: false };
}

/**
 * Stores a server error under the key of its POST: it is repeated like any response, also where it replaces the
 * response to a request that had its effect. Another request's response is never replaced. Errors before the endpoint
 * runs (429, 4xx) are not stored. Source: docs.stripe.com/api/idempotent_requests ("including 500 errors")
 */
export async function rememberFailure(
  ctx: Context,
  c: HonoContext<Env>,
  failure: Response,
  instead: Response | null,
): Promise<void> {
  const key = c.req.method === "POST" ? c.req.header("idempotency-key") : undefined;
  if (!key || failure.status < 500) return;
  const rows = rowsOf(ctx);
  const known = rows.get(key);
  if (known && isKept(known) && known.requestId !== instead?.headers.get("request-id")) return;
  rows.put({
    id: key,
    path: c.req.path,
    hash: hashOf(await readParams(c)),
    requestId: failure.headers.get("request-id") ?? "",
    at: Date.now(),
    status: failure.status,
    body: await failure.clone().text(),
  });
  rows.trim(KEPT);
}

const rowsOf = (ctx: Context) => ctx.store.collection<Remembered>("stripe-idempotency");
const isKept = ({ at }: Remembered) => at > Date.now() - LIFE_MS;
const hashOf = (params: object) => createHash("sha256").update(JSON.stringify(params)).digest("hex");

function refused(message: string): StripeError {
  return new StripeError(400, { type: "idempotency_error", message });
}
