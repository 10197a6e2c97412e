import "server-only";
import { subscribe } from "node:diagnostics_channel";
import ipaddr from "ipaddr.js";
import { SOCKET_ADDRESS_HEADER } from "./client-address";
import { env } from "@/lib/settings/env";
import { log } from "@/lib/observability/log";

/** The parts of Node's request that are used here. */
type Incoming = {
  headers: Record<string, string | string[] | undefined>;
  socket: { remoteAddress?: string };
};

/**
 * Stores the socket's remote address in a header of each request, because Next passes on headers but not the socket.
 * Node publishes a request before any listener sees it, so the header always holds our value
 * (https://nodejs.org/api/diagnostics_channel.html, `http.server.request.start`).
 */
export function recordSocketAddresses(): void {
  let warned = false;
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: Incoming };
    request.headers[SOCKET_ADDRESS_HEADER] = request.socket.remoteAddress ?? "";
    if (warned || !comesThroughUnknownProxy(request)) return;
    warned = true;
    log.warn(
      "Requests come through a proxy, but TRUSTED_PROXY_HOPS is 0: all visitors share one limit. Set it to the number of your proxies.",
    );
  });
}

/** How Next asks itself for the page that a server action leads to, with the headers of the browser's request. */
const isOwnRequest = (headers: Incoming["headers"]) => "rsc" in headers || "next-action" in headers;

/** Whether a peer on a private network forwards for another client: a proxy that is not configured. */
function comesThroughUnknownProxy({ headers, socket }: Incoming): boolean {
  if (env().TRUSTED_PROXY_HOPS > 0 || !headers["x-forwarded-for"] || isOwnRequest(headers)) return false;
  const address = socket.remoteAddress ?? "";
  return ipaddr.isValid(address) && ipaddr.process(address).range() !== "unicast";
}
