import ipaddr from "ipaddr.js";

/** The only IPv6 block that is routed on the internet; mapped, translated and local addresses are outside of it. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR("2000::/3");

/** Addresses in public ranges that a cloud's own host answers: Azure's, for its metadata and DNS. */
const HOSTS_OF_CLOUDS = ["168.63.129.16"];

/**
 * Whether an IP address belongs to the public internet. Addresses that stand for another one (IPv4-mapped, NAT64,
 * 6to4, Teredo) do not, because where they lead depends on the network that this server is in.
 */
export function isPublicAddress(text: string): boolean {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) {
    return ipaddr.IPv4.parse(text).range() === "unicast" && !HOSTS_OF_CLOUDS.includes(text);
  }
  if (!ipaddr.IPv6.isValid(text) || text.includes("%")) return false;
  const address = ipaddr.IPv6.parse(text);
  return address.match(GLOBAL_UNICAST) && address.range() === "unicast";
}
