import { LINK_LENGTH_LIMIT } from "@/lib/posts/constants";
import { withoutEnd } from "@/lib/text";
import { CHECKED_LINKS } from "./constants";

const LINK = /https?:\/\/[^\s<>"'`]+/gi;

/** The links of a text, in its order. */
function* eachLink(text: string): Generator<string> {
  for (const [found] of text.matchAll(LINK)) {
    const link = withoutPunctuation(found);
    if (URL.canParse(link)) yield link;
  }
}

/** The first URL in a text: Facebook shows a preview of it when it is passed beside the text. */
export function firstLink(text: string): string | undefined {
  return eachLink(text).next().value ?? undefined;
}

/** The links of a text that are checked: each once, at most ten, none longer than an index can hold. */
export function checkedLinksOf(text: string): string[] {
  const links = new Set<string>();
  for (const link of eachLink(text)) {
    if (new TextEncoder().encode(link).length <= LINK_LENGTH_LIMIT) links.add(link);
    if (links.size === CHECKED_LINKS) break;
  }
  return [...links];
}

/** Removes what does not belong to the URL: punctuation at its end, and a bracket that was opened before it. */
function withoutPunctuation(link: string): string {
  return withoutEnd(link, link.includes("(") ? /[.,;:!?…»”’]/ : /[.,;:!?…»”’)]/);
}
