import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { env } from "@/lib/settings/env";

/** Two years, for this host only: its subdomains may not be ours. */
const VALUE = "max-age=63072000";

/** The parts of Node's response that are used here. */
type Outgoing = { setHeader: (name: string, value: string) => unknown };

/**
 * Adds HSTS to every response of this process, files and errors included, if APP_URL is https. Next's own header
 * settings are fixed at build time, but APP_URL is known only at start. On Vercel its edge sends the header
 * (https://vercel.com/docs/security/encryption).
 */
export function requireSecureTransport(): void {
  if (!env().https) return;
  subscribe("http.server.request.start", (message) => {
    const { response } = message as { response: Outgoing };
    response.setHeader("strict-transport-security", VALUE);
  });
}
