import { LINK_LENGTH_LIMIT } from "@/lib/posts/constants";
import { type FoundLink, linksIn } from "@/lib/text/links";
import { CHECKED_LINKS } from "./constants";

/** The first URL in a text: Facebook shows a preview of it when it is passed beside the text. */
export function firstLink(text: string): string | undefined {
  return linksIn(text)[0]?.url;
}

/** The links of a text that are checked: each once, at most ten, none longer than an index can hold. */
export function findCheckedLinks(text: string): FoundLink[] {
  const links = new Map<string, FoundLink>();
  for (const link of linksIn(text)) {
    const fits = new TextEncoder().encode(link.url).length <= LINK_LENGTH_LIMIT;
    if (fits && !links.has(link.url)) links.set(link.url, link);
    if (links.size === CHECKED_LINKS) break;
  }
  return [...links.values()];
}

/** The addresses of those. */
export const checkedLinksOf = (text: string): string[] => findCheckedLinks(text).map(({ url }) => url);
