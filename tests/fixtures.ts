import { NextRequest } from "next/server";
import { env } from "../lib/settings/env";
import { sessionCookieName } from "../lib/auth/session-cookie";
import { assertDescribed } from "./described";

/** A route handler as route() makes it. */
export type Handler = (request: NextRequest, context: { params: Promise<unknown> }) => Promise<Response>;

export type CallOptions = {
  /** From the method's export by default: GET without a body, POST with one. */
  method?: string;
  /** With its query, e.g. `/api/post?pageNo=1`. */
  path?: string;
  /** The values of `[id]` and the like in the route's path. */
  params?: Record<string, string>;
  /** Sent as JSON; a string, FormData or bytes as they are. */
  body?: unknown;
  /** A session's token in `Authorization`. */
  bearer?: string;
  /** A session's token in the cookie, as the app's own screens send it, from the app's own origin. */
  cookie?: string;
  headers?: Record<string, string>;
};

/** A reply, with its envelope if it is JSON. */
export type CallReply = {
  status: number;
  headers: Headers;
  statusCode: string | undefined;
  message: string | undefined;
  /** `any` shape: tests say what they expect. */
  object: Record<string, unknown>;
  text: string;
  response: Response;
};

/** Calls a route handler as Next would, reads the whole reply, and holds it against the API's description. */
export async function call(handler: Handler, options: CallOptions = {}): Promise<CallReply> {
  const request = requestOf(options);
  const response = await send(handler, request, options);
  const text = await response.clone().text();
  assertDescribed(request, handler, response, text);
  const json = response.headers.get("content-type")?.includes("application/json");
  const envelope = json
    ? (JSON.parse(text) as { statusCode?: string; message?: string; object?: unknown })
    : {};
  return {
    status: response.status,
    headers: response.headers,
    statusCode: envelope.statusCode,
    message: envelope.message,
    object: (envelope.object ?? {}) as Record<string, unknown>,
    text,
    response,
  };
}

/** Calls a route handler and leaves the reply's body unread; for streams. */
export async function open(handler: Handler, options: CallOptions = {}): Promise<Response> {
  const request = requestOf(options);
  const response = await send(handler, request, options);
  assertDescribed(request, handler, response);
  return response;
}

const send = (handler: Handler, request: NextRequest, { params = {} }: CallOptions) =>
  handler(request, { params: Promise.resolve(params) });

/** The request that `call` sends. */
export function requestOf(options: CallOptions = {}): NextRequest {
  const { body, bearer, cookie, path = "/api/test" } = options;
  const raw = typeof body === "string" || body instanceof FormData || body instanceof Uint8Array;
  const headers = new Headers({
    accept: "application/json",
    "user-agent": "Mozilla/5.0 (tests)",
    ...(body !== undefined && !raw ? { "content-type": "application/json" } : {}),
    ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    ...(cookie ? fromOwnScreen(cookie) : {}),
    ...options.headers,
  });
  return new NextRequest(new URL(path, env().APP_URL), {
    method: options.method ?? (body === undefined ? "GET" : "POST"),
    headers,
    body: body === undefined ? undefined : raw ? (body as BodyInit) : JSON.stringify(body),
  });
}

function fromOwnScreen(token: string): Record<string, string> {
  return {
    cookie: `${sessionCookieName(env().https)}=${token}`,
    origin: env().APP_URL,
    "sec-fetch-site": "same-origin",
  };
}
