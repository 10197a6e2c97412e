import "server-only";
import { randomUUID } from "node:crypto";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { type Actor, actorOfRequest } from "./auth";
import { readJson } from "./body";
import { Reply, envelopeOf, envelopeOfError } from "./envelope";
import { AppError, fieldErrorsOf } from "./errors";
import { log } from "./log";
import { isOwnOrigin } from "./origin";
import { type Limit, clientAddress, countUse } from "./rate-limit";
import { refuseWhileStopping } from "./stopping";

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

export type RouteOptions<P extends Schema, Q extends Schema, B extends Schema> = {
  params?: P;
  query?: Q;
  body?: B;
  /** `user` (the default) needs a live session; `none` is for visitors and for vendors' calls. */
  auth?: "user" | "none";
  /** How often one caller may; by user id, or by address for a visitor. */
  limit?: Limit;
  /** A GET that has effects, or a visitor's form: refuses requests that other sites cause. */
  sameOrigin?: boolean;
  /** Bytes of the body at most; 100 KB by default. */
  maxBytes?: number;
};

export type RouteContext<A, P extends Schema, Q extends Schema, B extends Schema> = {
  actor: A;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  request: NextRequest;
  requestId: string;
};

/** A route handler, which can say what it takes: the API's description is made from that. */
export type Handler = {
  (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response>;
  options: RouteOptions<Schema, Schema, Schema>;
};

function parse<S extends Schema>(schema: S, value: unknown): Parsed<S> {
  if (!schema) return undefined as Parsed<S>;
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("VALIDATION_FAILED", { fieldErrors: fieldErrorsOf(result.error) });
  return result.data as Parsed<S>;
}

/**
 * The one way to make a route handler: actor, origin, rate limit, body cap, strict validation, then the
 * use case, then the envelope with `x-request-id`. The handler returns the envelope's `object`, a Reply
 * for another status, or a Response of its own (a stream, a picture).
 */
export function route<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  const O extends RouteOptions<P, Q, B> = RouteOptions<P, Q, B>,
>(
  options: O & RouteOptions<P, Q, B>,
  handler: (context: RouteContext<O["auth"] extends "none" ? null : Actor, P, Q, B>) => Promise<unknown>,
): Handler {
  const handle = async (request: NextRequest, context: { params: Promise<unknown> }) => {
    const requestId = randomUUID();
    try {
      if (!["GET", "HEAD"].includes(request.method)) refuseWhileStopping();
      const auth = options.auth ?? "user";
      const { actor, bearer } =
        auth === "user" ? await actorOfRequest(request) : { actor: null, bearer: false };
      if (auth === "user" && !actor) throw new AppError("NOT_SIGNED_IN");
      const hasEffects = auth === "user" && !["GET", "HEAD"].includes(request.method);
      if ((hasEffects || options.sameOrigin) && !bearer && !isOwnOrigin(request.headers)) {
        throw new AppError("FOREIGN_ORIGIN");
      }
      if (options.limit) {
        const who = actor?.userId ?? clientAddress(request.headers);
        if (who) await countUse(options.limit, who);
      }
      const params = parse(options.params as P, options.params ? await context.params : undefined);
      const query = parse(options.query as Q, Object.fromEntries(request.nextUrl.searchParams));
      const body = options.body
        ? parse(options.body as B, await readJson(request, options.maxBytes))
        : undefined;
      const result = await handler({
        actor: actor as O["auth"] extends "none" ? null : Actor,
        params,
        query,
        body: body as Parsed<B>,
        request,
        requestId,
      });
      if (result instanceof Response) {
        result.headers.set("x-request-id", requestId);
        return result;
      }
      const reply = result instanceof Reply ? result : new Reply(result);
      const { status, body: envelope } = envelopeOf(reply);
      return Response.json(envelope, {
        status,
        headers: { "cache-control": "no-store", "x-request-id": requestId, ...reply.options.headers },
      });
    } catch (error) {
      return errorResponse(error, requestId, request);
    }
  };
  return Object.assign(handle, { options });
}

function errorResponse(error: unknown, requestId: string, request: NextRequest): Response {
  const { status, body, code } = envelopeOfError(error);
  if (status >= 500)
    log.error({ err: error, requestId, method: request.method, path: request.nextUrl.pathname, code });
  const headers: Record<string, string> = { "cache-control": "no-store", "x-request-id": requestId };
  if (error instanceof AppError && error.details.retryAfterSeconds) {
    headers["retry-after"] = String(error.details.retryAfterSeconds);
  }
  return Response.json(body, { status, headers });
}
