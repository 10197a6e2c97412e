import { LINK, MAIL } from "@/lib/posts/address-patterns";
import { withoutEnd } from "@/lib/text";
import type { FoundClaim } from "./types";

/** Mail addresses and links, with a scheme or without. */
export function linkClaimsIn(text: string): FoundClaim[] {
  if (!/[@.]/.test(text)) return [];
  const mails = Array.from(text.matchAll(MAIL), ({ 0: mail, index: from }): FoundClaim => ({
    ...{ from, to: from + mail.length, kind: "LINK" },
    value: { is: "mail", address: mail.toLowerCase() },
  }));
  const links = Array.from(text.matchAll(LINK), ({ 0: found, index: from }) => ({
    from,
    link: withoutEnd(found, /[.,;:!?…)»”’]/),
  }));
  return [
    ...mails,
    ...links.flatMap(({ from, link }): FoundClaim[] => {
      const url = URL.parse(/^https?:/i.test(link) ? link : `https://${link}`);
      if (!url || mails.some((mail) => mail.from <= from && from < mail.to)) return [];
      const value = {
        is: "link" as const,
        host: url.hostname.replace(/^www\./, ""),
        path: url.pathname.replace(/\/$/, "") + url.search,
      };
      return [{ from, to: from + link.length, kind: "LINK", value }];
    }),
  ];
}
