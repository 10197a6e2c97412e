import "server-only";
import ipaddr from "ipaddr.js";
import { type Env, env } from "@/lib/settings/env";

/** The socket's remote address; `recordSocketAddresses` overwrites whatever a client sends in this header. */
export const SOCKET_ADDRESS_HEADER = "x-postwright-socket";

type Settings = Pick<Env, "VERCEL" | "TRUSTED_PROXY_HOPS">;

/**
 * The client's address from a trusted source; null when there is none.
 * - On Vercel, `x-vercel-forwarded-for`, which its edge sets and a client cannot
 *   (https://vercel.com/docs/headers/request-headers).
 * - Behind TRUSTED_PROXY_HOPS proxies, the entry that the outermost of them wrote into `x-forwarded-for`,
 *   counted from the right: entries further left are set by the client.
 * - Otherwise the socket's remote address.
 */
export function clientAddress(headers: Headers, settings: Settings = env()): string | null {
  if (settings.VERCEL) return parse(entriesOf(headers, "x-vercel-forwarded-for")[0]);
  const socket = parse(headers.get(SOCKET_ADDRESS_HEADER));
  if (settings.TRUSTED_PROXY_HOPS === 0) return socket;
  return parse(entriesOf(headers, "x-forwarded-for").at(-settings.TRUSTED_PROXY_HOPS)) ?? socket;
}

/**
 * The key under which rate limits count an address: an IPv6 address by its /64, since a single line or server usually
 * has a whole /64 (RFC 6177), an IPv4 address as itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address;
  const prefix = ipaddr.IPv6.parse(address).parts.slice(0, 4);
  return `${new ipaddr.IPv6([...prefix, 0, 0, 0, 0]).toString()}/64`;
}

function entriesOf(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? "").split(",");
}

/** An address in canonical form, without the port that some proxies add; IPv4-mapped IPv6 becomes IPv4. */
function parse(text: string | null | undefined): string | null {
  const entry = text?.trim() ?? "";
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? /^([\d.]+):\d+$/.exec(entry)?.[1] ?? entry;
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isWhole ? ipaddr.process(bare.replace(/%.*$/, "")).toString() : null;
}
