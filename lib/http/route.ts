import "server-only";
import type { NextRequest } from "next/server";
import type { z } from "zod";
import { type Actor, actorOfRequest } from "@/lib/auth/actor";
import { readJson } from "./body";
import { maxBytesOf } from "./body-size";
import { Reply, envelopeOf, envelopeOfError, refusalReply } from "./envelope";
import { AppError, fieldErrorsOf, isLogged } from "../errors";
import type { Attempt } from "@/lib/http/idempotency/attempt";
import { idempotencyKeyOf } from "@/lib/http/idempotency/request-key";
import { runOnce } from "@/lib/http/idempotency/run-once";
import { asUnavailable } from "@/lib/db/watch";
import { log } from "@/lib/observability/log";
import { requestIdOf } from "@/lib/observability/log-context";
import type { Replies } from "./openapi";
import { isOwnOrigin } from "./origin";
import { type Limit, WRITE_LIMIT, countUse, visitorKey } from "./rate-limit";
import { refuseDuringShutdown } from "@/lib/queues/shutdown";
import { type Live, UNHEARD, streamable } from "./stream";
import type { Turn } from "@/lib/queues/queues";
import { type ReceivedFile, receiveFile } from "./upload";

type Schema = z.ZodType | undefined;
type Parsed<S extends Schema> = S extends z.ZodType ? z.output<S> : undefined;

/** A multipart/form-data body: one `file`, or none where it is `optional`, and fields beside it; all of it `withinMs`. */
type Form<F extends Schema> = { maxBytes: number; fields: F; optional?: boolean; withinMs?: number };

export type RouteOptions<P extends Schema, Q extends Schema, B extends Schema, F extends Schema = Schema> = {
  params?: P;
  query?: Q;
  body?: B;
  /** Instead of a JSON `body`. */
  form?: Form<F>;
  /** `user` (the default) requires a live session; `none` is for visitors and vendors' webhooks. */
  auth?: "user" | "none";
  /** The rate limit per user id, or per address for a visitor. Default for an actor's writes: WRITE_LIMIT. */
  limit?: Limit;
  /**
   * Limits concurrent requests (`admitAtMost`): decides once the body is there, and before anything is done with it,
   * whether a request is admitted, and is told when it has been answered.
   */
  admit?: (key: string) => () => void;
  /** Heavy work: the handler runs, and its reply is composed, in the actor's turn or the address's (lib/queues/queues.ts). */
  turn?: Turn;
  /** For a GET with side effects, or a visitor's form: refuses cross-site requests. */
  sameOrigin?: boolean;
  /** The path is a secret that grants access by itself, so it is not logged. */
  secretPath?: boolean;
  /** An actor's request is carried out once for an Idempotency-Key, and a repeat gets its reply (`runOnce`). */
  once?: boolean;
  /** The handler's own Responses that are not the envelope, for the API's description. */
  replies?: Replies;
  /** Responds with server-sent events where they are accepted; the handler gets `live` (`streamable`). */
  stream?: boolean;
};

type FileOf<O> = O extends { form: { optional: true } } ? ReceivedFile | undefined : ReceivedFile;

export type RouteContext<O, P extends Schema, Q extends Schema, B extends Schema, F extends Schema> = {
  actor: O extends { auth: "none" } ? null : Actor;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  form: F extends z.ZodType ? { file: FileOf<O>; fields: Parsed<F> } : undefined;
  attempt: O extends { once: true } ? Attempt<unknown> : undefined;
  live: O extends { stream: true } ? Live : undefined;
  request: NextRequest;
  requestId: string;
};

/** A route handler with its options, from which the API description is generated. */
export type Handler = {
  (request: NextRequest, context: { params: Promise<unknown> }): Promise<Response>;
  options: RouteOptions<Schema, Schema, Schema>;
};

type Received = { file: ReceivedFile | undefined; fields: unknown };

function parse<S extends Schema>(schema: S, value: unknown): Parsed<S> {
  if (!schema) return undefined as Parsed<S>;
  // It is the key of a client's, which zod's objects pass over.
  if (typeof value === "object" && value !== null && Object.hasOwn(value, "__proto__"))
    throw new AppError("VALIDATION_FAILED", { fieldErrors: { ["__proto__"]: ["unknown"] } });
  const result = schema.safeParse(value);
  if (!result.success) throw new AppError("VALIDATION_FAILED", { fieldErrors: fieldErrorsOf(result.error) });
  return result.data as Parsed<S>;
}

/** How long a repeat waits for a request that another process is carrying out, in milliseconds. */
const WAIT_MS = { plain: 30_000, stream: 280_000 };

/** The path with the names of its parameters: one key is one request, whatever it is about. */
function routeOf({ method, nextUrl }: NextRequest, params: unknown): string {
  const names = new Map(Object.entries(params ?? {}).map(([name, value]) => [String(value), `{${name}}`]));
  const path = nextUrl.pathname.split("/").map((part) => names.get(part) ?? part);
  return `${method} ${path.join("/")}`;
}

/** The query as an object. @throws AppError VALIDATION_FAILED for a repeated key, which would be ambiguous */
function queryOf(query: URLSearchParams): Record<string, string> {
  const found = new Map<string, string>();
  const repeated = new Set<string>();
  for (const [name, value] of query) {
    if (found.has(name)) repeated.add(name);
    found.set(name, value);
  }
  if (repeated.size === 0) return Object.fromEntries(found);
  const fieldErrors = Object.fromEntries([...repeated].map((name) => [name, ["repeated"]]));
  throw new AppError("VALIDATION_FAILED", { fieldErrors });
}

/**
 * The only way to create a route handler: checks actor, origin, rate limit, body size and input, calls the use case,
 * and wraps the result in the envelope with `x-request-id`. The handler returns the envelope's `object`, a Reply for
 * other headers, or its own Response (a photo).
 */
export function route<
  P extends Schema = undefined,
  Q extends Schema = undefined,
  B extends Schema = undefined,
  F extends Schema = undefined,
  const O extends RouteOptions<P, Q, B, F> = RouteOptions<P, Q, B, F>,
>(
  options: O & RouteOptions<P, Q, B, F>,
  handler: (context: RouteContext<O, P, Q, B, F>) => Promise<unknown>,
): Handler {
  let cap: number | undefined;
  const maxBytes = () => (cap ??= options.body && maxBytesOf(options.body));
  const handle = async (request: NextRequest, context: { params: Promise<unknown> }) => {
    const requestId = requestIdOf();
    let leave: (() => void) | undefined;
    try {
      if (!["GET", "HEAD"].includes(request.method)) refuseDuringShutdown();
      const auth = options.auth ?? "user";
      const { actor, bearer } =
        auth === "user" ? await actorOfRequest(request) : { actor: null, bearer: false };
      if (auth === "user" && !actor) throw new AppError("NOT_SIGNED_IN");
      const hasEffects = auth === "user" && !["GET", "HEAD"].includes(request.method);
      if ((hasEffects || options.sameOrigin) && !bearer && !isOwnOrigin(request.headers)) {
        throw new AppError("FOREIGN_ORIGIN");
      }
      const who = actor?.userId ?? visitorKey(request.headers);
      const limit = options.limit ?? (hasEffects ? WRITE_LIMIT : undefined);
      if (limit) await countUse(limit, who);
      const params = parse(options.params as P, options.params ? await context.params : undefined);
      const query = parse(options.query as Q, options.query && queryOf(request.nextUrl.searchParams));
      const body = parse(options.body as B, options.body && (await readJson(request, maxBytes())));
      const act = (form: Received | undefined, live: Live): Promise<unknown> => {
        const given = { actor, params, query, body, form, request, requestId };
        const handled = async (listener: Live, attempt?: Attempt<unknown>) =>
          handler({ ...given, live: listener, attempt } as RouteContext<O, P, Q, B, F>);
        if (!options.once || !actor) return handled(live);
        const whole = { params, query, body, fields: form?.fields, sha256: form?.file?.sha256 };
        const named = idempotencyKeyOf(request.headers);
        const id = { userId: actor.userId, route: routeOf(request, params), ...named };
        const waitMs = options.stream ? WAIT_MS.stream : WAIT_MS.plain;
        return runOnce({ ...id, body: whole, live, waitMs }, async (attempt, shared) =>
          replyOf(await handled(shared, attempt)),
        );
      };
      const { form } = options;
      const answer = (live: Live): Promise<unknown> =>
        form
          ? receiveFile(request, form, ({ file, fields }) => {
              leave = options.admit?.(who);
              return act({ file, fields: parse(form.fields, fields) }, live);
            })
          : act(undefined, live);
      const { turn = atOnce } = options;
      // What was begun is finished for a client that has left, and so is its turn waited for.
      if (!options.stream)
        return await turn(who, async () => responseOf(await answer(UNHEARD), requestId), request.signal);
      const inTurn = (live: Live) => turn(who, async () => replyOf(await answer(live)));
      return responseOf(await streamable(request, inTurn), requestId);
    } catch (error) {
      const path = options.secretPath ? undefined : request.nextUrl.pathname;
      return errorResponse(error, { requestId, method: request.method, path });
    } finally {
      leave?.();
    }
  };
  return Object.assign(handle, { options });
}

const atOnce: Turn = (_key, work) => work();

function responseOf(result: unknown, requestId: string): Response {
  if (result instanceof Response) {
    result.headers.set("x-request-id", requestId);
    return result;
  }
  const reply = replyOf(result);
  const { status, body } = envelopeOf(reply);
  const headers = { "cache-control": "no-store", "x-request-id": requestId, ...reply.options.headers };
  return Response.json(body, { status, headers });
}

const replyOf = (result: unknown): Reply => (result instanceof Reply ? result : new Reply(result));

type Logged = { requestId: string; method: string; path: string | undefined };

function errorResponse(thrown: unknown, request: Logged): Response {
  const error = asUnavailable(thrown);
  const { status, code } = envelopeOfError(error);
  // One client can provoke that a queue is full; a fault of the server it is not.
  const level = code === "SERVER_BUSY" ? "warn" : "error";
  if (status >= 500 && !isLogged(error)) log[level]({ err: error, ...request, code });
  return refusalReply(error, { requestId: request.requestId });
}
