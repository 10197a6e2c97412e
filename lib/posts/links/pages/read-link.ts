import "server-only";
import { type Network, fetchExternal } from "@/lib/http/egress/fetch-external";
import { EgressError } from "@/lib/http/egress/egress-error";
import { log } from "@/lib/observability/log";
import { toPlainText } from "@/lib/text";
import { decodePage } from "./decode-page";
import { extractPage } from "./extract-page";
import type { LinkProblem, Source, UnreadLink, WebPage } from "@/lib/posts/links/types";

const PAGE_TYPES = ["text/html", "application/xhtml+xml", "text/plain"];

/** Thrown where a link cannot be read. */
export class LinkError extends Error {
  constructor(
    readonly problem: LinkProblem,
    options?: ErrorOptions,
  ) {
    super(problem, options);
    this.name = "LinkError";
  }
}

/** Reads the page behind an address that a user gave. @throws LinkError */
export async function readPage(url: string, network?: Network): Promise<WebPage & { url: string }> {
  const fetched = await fetchExternal(url, { types: PAGE_TYPES, network }).catch((error: unknown) => {
    if (error instanceof EgressError) throw new LinkError(error.reason, { cause: error });
    throw error;
  });
  const text = toPlainText(decodePage(fetched.bytes, fetched.charset));
  const plain = fetched.mimeType === "text/plain";
  const page = plain
    ? { title: "", description: "", imageUrl: null, text: text.trim() }
    : extractPage(text, fetched.url);
  return { ...page, url: fetched.url };
}

async function readSource(url: string): Promise<Source> {
  const { title, description, text } = await readPage(url);
  // A page that is drawn by its scripts has nothing but its description.
  const readable = text || description;
  if (!readable) throw new LinkError("EMPTY");
  return { url, title, text: readable };
}

/** Reads links as sources, all at once. What cannot be read is listed with its reason. Never throws for a link. */
export async function readLinks(
  urls: readonly string[],
): Promise<{ sources: Source[]; unread: UnreadLink[] }> {
  const sources: Source[] = [];
  const unread: UnreadLink[] = [];
  const readings = await Promise.allSettled(urls.map(readSource));
  for (const [index, reading] of readings.entries()) {
    const url = urls[index] ?? "";
    if (reading.status === "fulfilled") sources.push(reading.value);
    else {
      const problem = reading.reason instanceof LinkError ? reading.reason.problem : "UNREACHABLE";
      log.info({ err: reading.reason as Error, problem }, "a link could not be read");
      unread.push({ url, problem });
    }
  }
  return { sources, unread };
}
