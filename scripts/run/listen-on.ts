import { isIP } from "node:net";
import type { Env } from "../../lib/settings/env";

const LOOPBACK = "127.0.0.1";
const isLocal = (host: string) => host === "localhost" || host === "[::1]" || /^127\./.test(host);

/**
 * The address that a server in production listens on: HOSTNAME's, or this machine alone where APP_URL is that; all
 * otherwise. Some shells and containers keep the machine's name in HOSTNAME, which is no address to listen on.
 */
export function listenOn({ APP_URL, HOSTNAME }: Pick<Env, "APP_URL" | "HOSTNAME">): string | undefined {
  if (HOSTNAME && isIP(HOSTNAME)) return HOSTNAME;
  return isLocal(new URL(APP_URL).hostname) ? LOOPBACK : undefined;
}

/** The host by which this machine reaches what listens there. */
export function reachable(host: string | undefined): string {
  if (!host || ["0.0.0.0", "::"].includes(host)) return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
}
