import { LINK, MAIL } from "@/lib/posts/address-patterns";
import { withoutEnd } from "@/lib/text";
import type { ClaimKind, Value } from "../types";

export type Span = { from: number; to: number; kind: ClaimKind; parts: Value[][] };

/** Ends of hosts that are taken for one without "www." or a path. */
const ENDS = new Set(
  "com,net,org,info,biz,eu,de,at,ch,fr,be,lu,es,it,pt,br,hu,uk,ie,us,ca,au,nz,mx,ar,cl,co,pl,cz,sk,ro,hr,si,nl,dk,se,no,fi,io,app,dev,me,tv,shop,store,online,site,web,cafe,bar,pub,salon,studio,example,test,tel,berlin,wien,paris,london,cat,eus,gal,boutique,bio,fitness,yoga,click,link,page,blog".split(
    ",",
  ),
);

const withoutMarks = (text: string) => withoutEnd(text, /[.,;:!?)\]'’…]/);

/** The links and mail addresses of a text. */
export function findLinks(text: string): Span[] {
  const found: Span[] = [];
  if (text.includes("@"))
    for (const match of text.matchAll(MAIL)) {
      const mail = withoutMarks(match[0]);
      if (!mail.includes("@")) continue;
      found.push({
        from: match.index,
        to: match.index + mail.length,
        kind: "LINK",
        parts: [[{ is: "mail", address: mail.toLowerCase() }]],
      });
    }
  for (const match of text.matchAll(LINK)) {
    const link = withoutMarks(match[0]);
    const place = { from: match.index, to: match.index + link.length };
    const value = linkOf(link);
    if (value && !found.some(({ from, to }) => place.from < to && from < place.to))
      found.push({ ...place, kind: "LINK", parts: [[value]] });
  }
  return found;
}

/** Host and path, without what does not change where a link leads. */
function linkOf(link: string): Extract<Value, { is: "link" }> | null {
  const isPlain = !/^(?:https?:\/\/|www\.)/i.test(link);
  const [rest = ""] = link.replace(/^https?:\/\//i, "").split(/[?#]/, 1);
  const slash = rest.indexOf("/");
  const host = (slash < 0 ? rest : rest.slice(0, slash))
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/:\d+$/, "");
  const path = slash < 0 ? "" : withoutEnd(rest.slice(slash), /\//).toLowerCase();
  if (isPlain && slash < 0 && !ENDS.has(host.split(".").at(-1) ?? "")) return null;
  return host.includes(".") || !isPlain ? { is: "link", host, path } : null;
}
