import "server-only";
import { type IncomingMessage, Server, ServerResponse } from "node:http";
import { refusalReply } from "./envelope";
import { AppError } from "../errors";
import { COMMON_HEADERS } from "@/lib/http/headers/common-headers";
import { awaitCall, requestIdOf } from "@/lib/log-context";

/** Next builds a `Request` of each, which does not exist for TRACE: it answers 500, and others as if they were GET. */
const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

type Emit = (event: string | symbol, ...given: unknown[]) => boolean;
const shared = globalThis as { postwrightNodeServer?: true };

/**
 * Answers in Node's server what Next cannot: 405 to unknown methods, and 400 to a server action whose arguments cannot be
 * decoded, which Next would report as our error. Next starts its servers itself, so Node's prototype is patched.
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
      if (method === "POST" && isActionCall(url, headers)) softenErrors(response);
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

/** An error while our action has not been called is one of its request: `action` catches all others. */
function softenErrors(response: ServerResponse): void {
  const isWaiting = awaitCall();
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    ...rest: unknown[]
  ) => ServerResponse;
  response.writeHead = (status: number, ...rest: unknown[]) =>
    writeHead(status === 500 && isWaiting() ? 400 : status, ...rest);
}
