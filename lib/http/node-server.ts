import "server-only";
import { type IncomingMessage, Server, ServerResponse } from "node:http";
import { refusalReply } from "./envelope";
import { AppError } from "../errors";
import { COMMON_HEADERS } from "@/lib/http/headers/common-headers";
import { awaitCall, requestIdOf, watchUnavailable } from "@/lib/observability/log-context";

/** Next builds a `Request` of each, which does not exist for TRACE: it answers 500, and others as if they were GET. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Emit = (event: string | symbol, ...given: unknown[]) => boolean;
const shared = globalThis as { postwrightNodeServer?: true };

/**
 * Answers in Node's server what Next cannot: 405 to unknown methods, 400 to a server action whose arguments cannot be
 * decoded, and 503 to a page for which there is no time or no database; Next would report both as our error. Next starts
 * its servers itself, so Node's prototype is patched.
 */
export function prepareNodeServer(): void {
  if (shared.postwrightNodeServer) return;
  shared.postwrightNodeServer = true;
  const emit = Server.prototype.emit as Emit;
  Server.prototype.emit = function (this: Server, event: string | symbol, ...given: unknown[]): boolean {
    const [request, response] = given;
    if (event === "request" && request instanceof Object && response instanceof ServerResponse) {
      const { method = "", url = "", headers } = request as IncomingMessage;
      if (!METHODS.has(method)) {
        void refuse(response);
        return true;
      }
      const isWaiting = method === "POST" && isActionCall(url, headers) ? awaitCall() : () => false;
      const unavailable = unavailability(response);
      replaceError(response, () => (isWaiting() ? 400 : unavailable()));
    }
    return emit.call(this, event, ...given);
  } as Emit;
}

async function refuse(response: ServerResponse): Promise<void> {
  const allow = [...METHODS].sort().join(", ");
  const requestId = requestIdOf();
  const reply = refusalReply(new AppError("METHOD_NOT_ALLOWED"), { requestId, headers: { allow } });
  for (const { key, value } of COMMON_HEADERS) response.setHeader(key, value);
  response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
}

/** As Next tells: by its header, or by a form that was sent before JavaScript had loaded. */
function isActionCall(url: string, headers: IncomingMessage["headers"]): boolean {
  if (url.startsWith("/api/")) return false;
  return "next-action" in headers || /^multipart\/form-data/i.test(headers["content-type"] ?? "");
}

/**
 * Lets a response that would be 500 have another status, unless `status` returns undefined: 400 while our action has not
 * been called, because `action` catches all errors after that.
 */
function replaceError(response: ServerResponse, status: () => number | undefined): void {
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (given: number, ...rest: unknown[]) =>
    writeHead(given === 500 ? (status() ?? given) : given, ...rest);
}

/** 503 with Retry-After for a page that `asPageError` has marked, also as the answer to a form. */
function unavailability(response: ServerResponse): () => number | undefined {
  const retryAfter = watchUnavailable();
  return () => {
    const seconds = retryAfter();
    if (seconds === undefined) return undefined;
    response.setHeader("retry-after", seconds);
    return 503;
  };
}
