import { linksIn } from "@/lib/text/links";
import type { FoundClaim } from "./types";

/** Mail addresses of RFC 5321's length. */
const MAIL = /(?<![^\s<>"'“”()@])[^\s<>"'“”()@]{1,64}@[^\s<>"'“”()@]{1,253}\.\p{L}{2,}/gu;

/** Mail addresses, and links with a scheme or without. */
export function linkClaimsIn(text: string): FoundClaim[] {
  const mails = Array.from(text.matchAll(MAIL), ({ 0: mail, index: from }): FoundClaim => ({
    ...{ from, to: from + mail.length, kind: "LINK" },
    value: { is: "mail", address: mail.toLowerCase() },
  }));
  const links = linksIn(text).map(({ from, to, url }): FoundClaim => {
    const { hostname, pathname, search } = new URL(url);
    const path = pathname.replace(/\/$/, "") + search;
    return { from, to, kind: "LINK", value: { is: "link", host: hostname.replace(/^www\./, ""), path } };
  });
  return [...mails, ...links];
}
