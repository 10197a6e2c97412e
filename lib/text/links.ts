import { LinkifyIt, type Match } from "linkify-it";
import { withoutEnd } from "../text";
import { mayHoldLink } from "./may-hold-link";
import { isPublicHost } from "./public-host";

/** A link of a text: `text.slice(from, to)` as it is written there, and the address that it leads to. */
export type FoundLink = {
  from: number;
  to: number;
  /** Absolute, with its scheme. */
  url: string;
  /** Written without a scheme: https is then a guess. */
  bare: boolean;
};

// Any name may stand at a host's end: `isPublicHost` knows better than a list of top-level domains.
const linkify = new LinkifyIt({ urlAuth: true, fuzzyLink: true, fuzzyEmail: false, tlds: ["[a-z]{2,24}"] })
  .add("ftp:", null)
  .add("mailto:", null)
  .add("//", null);

/**
 * What is no part of an address and ends it: invisible characters, emoji, arrows, quotation marks, what RFC 3986 leaves out,
 * Markdown's marks, characters as HTML writes them, and the comma before the next link of a list.
 */
const OUTSIDE =
  /[\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{So}\u2190-\u21ff\p{Regional_Indicator}\p{Emoji_Modifier}"“”„‟‘’‚‛«»‹›`\\^{|}]|\*\*|&(?:amp;)*(?!amp;|#0*38;|#x0*26;)(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});|&(?:amp;)+(?![^\s<>])|[,;](?=https?:\/\/)/giu;
/** What Markdown sets in italics, or strikes out. */
const EMPHASIS = /(?<=^|\s)([_~]{1,2})(\S+?)\1(?=$|[\s.,:;!?)])/g;
/** An ampersand as HTML writes it, also written twice over. */
const AMPERSAND = /&(?:(?:amp|#0*38|#x0*26);)+/gi;
/** The next sentence, where no space stands before it: "example.com.We open". */
const NEXT_SENTENCE = /\.(?<=\.[\p{Ll}\p{Nd}-]{2,}\.)\p{Lu}\p{Ll}*$/u;

/**
 * The links of a text in its order: http and https, hosts that begin with "www.", and bare ones under a public suffix.
 * No mail addresses. Takes a time that grows with the text's length.
 */
export function linksIn(text: string): FoundLink[] {
  if (!mayHoldLink(text)) return [];
  const plain = text
    .replace(OUTSIDE, blank)
    .replace(EMPHASIS, (_, mark: string, word: string) => `${blank(mark)}${word}${blank(mark)}`);
  return (linkify.match(plain) ?? []).flatMap((match) => linkOf(text, match) ?? []);
}

const blank = (mark: string) => " ".repeat(mark.length);

function linkOf(text: string, { index: from, raw, schema }: Match): FoundLink | null {
  const written = withoutMarks(raw);
  const [host = ""] = written.replace(/^https?:\/\//i, "").split(/[/?#]/, 1);
  const url = (schema ? written : `https://${written}`).replace(AMPERSAND, "&");
  const link = { from, to: from + written.length, url, bare: !schema };
  if (!URL.canParse(url)) return null;
  if (schema) return link;
  const inOther = /[#&=]/.test(text.charAt(from - 1)) || text.charAt(link.to) === "@";
  return !inOther && isPublicHost(host, written.length > host.length) ? link : null;
}

/** A link without the sentence that follows its host, and without the star that stands behind it. */
function withoutMarks(raw: string): string {
  const [upToHost = ""] = /^(?:https?:\/\/)?[^/?#]*/i.exec(raw) ?? [];
  const sentence = NEXT_SENTENCE.exec(upToHost);
  return sentence ? raw.slice(0, sentence.index) : withoutEnd(raw, /\*/);
}
