import "server-only";
import { refusalReply } from "./envelope";
import { AppError } from "../errors";

/** The methods that a route file may export; Next answers HEAD by GET, and unknown methods itself. */
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

// Next passes a request and the route's parameters; a handler may ignore either.
type AnyHandler = (...given: never[]) => Promise<Response>;

/** Responds to a method that a route does not support. `allow` distinguishes it from a handler. */
export type MethodRefusal = { (request: Request): Promise<Response>; allow: string };

type Exports<T> = {
  [M in Method]: M extends keyof T ? T[M] : MethodRefusal;
} & { OPTIONS: () => Promise<Response> };

/**
 * All exports of a route file, from the methods it supports: the others answer 405 and OPTIONS 204, both with `Allow`
 * (RFC 9110, 15.5.6 and 9.3.7). Next's own 405 has neither that header nor a body.
 */
export function methods<T extends Partial<Record<Method | "OPTIONS", AnyHandler>>>(handlers: T): Exports<T> {
  const named = METHODS.filter((method) => handlers[method]);
  const allow = [...named, ...(handlers.GET ? ["HEAD"] : []), "OPTIONS"].sort().join(", ");
  const refuse: MethodRefusal = Object.assign(
    () => Promise.resolve(refusalReply(new AppError("METHOD_NOT_ALLOWED"), { headers: { allow } })),
    { allow },
  );
  const rest = Object.fromEntries(METHODS.map((method) => [method, handlers[method] ?? refuse]));
  const optionsReply = () =>
    Promise.resolve(
      new Response(null, { status: 204, headers: { allow, "x-request-id": crypto.randomUUID() } }),
    );
  return { ...rest, OPTIONS: handlers.OPTIONS ?? optionsReply } as Exports<T>;
}
