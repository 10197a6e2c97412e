import "server-only";
import { convert, type HtmlToTextOptions } from "html-to-text";
import { Parser } from "htmlparser2";
import type { WebPage } from "@/lib/posts/links/types";

/**
 * What is parsed of a page: beyond these sizes parsers become slow enough to hold up the whole server, and a page that
 * people read has far less.
 */
const MAX = { characters: 400_000, depth: 256, elements: 10_000, piece: 4_096 } as const;

const SKIPPED = "nav header footer aside form button script style template svg img hr".split(" ");
/** Without marks or indents of their own, which would multiply where they are nested. */
const PLAIN_BLOCKS = "blockquote ul ol li pre".split(" ");

const TO_TEXT: HtmlToTextOptions = {
  wordwrap: false,
  baseElements: { selectors: ["main", "article", "body"], orderBy: "selectors" },
  limits: { maxBaseElements: 1, maxDepth: MAX.depth },
  selectors: [
    ...SKIPPED.map((selector) => ({ selector, format: "skip" })),
    ...PLAIN_BLOCKS.map((selector) => ({ selector, format: "block" })),
    { selector: "a", options: { ignoreHref: true } },
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
};

/**
 * A page's own description of itself (Open Graph, else its title and description) and its readable text. Takes time
 * in proportion to the page's length, whatever is in it: 100,000 nested elements take 15 ms here, 1.4 s in linkedom and
 * 110 s in open-graph-scraper.
 * @param url the page's address, which relative ones start from
 */
export function extractPage(html: string, url: string): WebPage {
  const { meta, title, end } = scan(html);
  const image = meta.get("og:image:secure_url") ?? meta.get("og:image") ?? meta.get("og:image:url") ?? "";
  return {
    title: flat(meta.get("og:title") || title),
    description: flat(meta.get("og:description") || meta.get("description") || ""),
    imageUrl: image && URL.canParse(image, url) ? new URL(image, url).href : null,
    text: convert(html.slice(0, end), TO_TEXT).trim(),
  };
}

const flat = (text: string) => text.replace(/\s+/g, " ").trim();

/** The page's metadata, and how far it may be parsed. It is read in pieces, so that it can be stopped. */
function scan(html: string) {
  const meta = new Map<string, string>();
  let depth = 0;
  let elements = 0;
  /** Where the limit was reached. */
  let end: number | undefined;
  let title = "";
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: named, content }) {
      elements += 1;
      depth += 1;
      if (depth > MAX.depth || elements > MAX.elements) end ??= parser.startIndex;
      const key = (property ?? named)?.toLowerCase();
      if (name === "meta" && key && content && !meta.has(key)) meta.set(key, content);
      inTitle = name === "title" && title === "";
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag() {
      depth -= 1;
      inTitle = false;
    },
  });
  const last = Math.min(html.length, MAX.characters);
  for (let at = 0; at < last && end === undefined; at += MAX.piece)
    parser.write(html.slice(at, at + MAX.piece));
  return { meta, title, end: end ?? last };
}
