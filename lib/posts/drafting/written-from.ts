import type { Source } from "@/lib/posts/links/types";
import type { WrittenFrom } from "@/lib/posts/versions/mutations";
import { cutText } from "@/lib/text";
import type { DraftInput } from "./schema";

/** Characters of a page that are kept: first its lines with figures and addresses, which most claims are about. */
const PAGE_LIMIT = 2_000;
const SAYS = /[\p{Nd}@]/u;

/** What a draft is written from, as its claims are compared with it later. */
export function writtenFrom(input: DraftInput, sources: readonly Source[]): WrittenFrom[] {
  const request = [input.description, input.extraInstructions, ...input.links];
  const photo = input.photoDescription?.trim();
  return [
    { source: "REQUEST", text: request.filter(Boolean).join("\n") },
    ...(photo ? [{ source: "PHOTO", text: photo } as const] : []),
    ...sources.map((page) => ({ source: "LINK", text: pageText(page) }) as const),
  ];
}

function pageText({ url, title, text }: Source): string {
  const lines = text.split(/\n|(?<=[.!?])\s/);
  const saying = (says: boolean) => lines.filter((line) => SAYS.test(line) === says);
  return cutText([url, title, ...saying(true), ...saying(false)].join("\n"), PAGE_LIMIT);
}
