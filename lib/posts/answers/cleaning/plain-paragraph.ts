import { decodeHTMLStrict } from "entities";
import { toPlainText } from "@/lib/text";

const BREAK = /<br\s?\/?>|<\/(?:li|h[1-6]|tr)>/gi;
const PARAGRAPH = /<\/?(?:p|div|ul|ol|section|article|blockquote)(?:\s[^<>]{0,200})?>/gi;
const ITEM = /<li(?:\s[^<>]{0,200})?>/gi;
/** HTML tags, and the tags that models put around a text. */
const TAGS =
  /<\/?(?:a|b|i|u|s|em|strong|span|small|mark|code|pre|h[1-6]|hr|table|tbody|tr|td|th|img|html|body|head|post|text|answer|output|response|result|caption|content|message|title|part(?:-\d+)?|rewrite|final(?:_answer)?|(?:facebook_?)?post_?text|alt(?:_text)?)(?:\s[^<>]{0,400})?\/?>/gi;
/** Zero-width spaces and the byte order mark. */
const UNSEEN = /[\u200b\u2060\ufeff]/g;
const ITEM_MARK = /^(\s*)[-*+] +(?=\S)/;
const TABLE_RULE = /^\s*(?:\|\s*)?:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*(?:\|\s*)?$/;

/**
 * Turns a paragraph of a model's answer into plain text: no HTML, no Markdown, "•" before the items of a list.
 * @param own the owner's own words; tags that occur in them are kept
 */
export function plainParagraph(paragraph: string, { keepsDashes = false, own = "" } = {}): string {
  const visible = toPlainText(paragraph).replace(UNSEEN, "").replace(/\r\n?/g, "\n");
  const lines = withoutTags(visible, own).split("\n");
  const items = lines.filter((line) => ITEM_MARK.test(line)).length;
  const isTable = lines.some((line) => TABLE_RULE.test(line) && line.includes("|"));
  return lines
    .filter((line) => !(isTable && TABLE_RULE.test(line)))
    .map((line) => inLine(isTable ? cells(line) : asItem(line, keepsDashes ? 0 : items)))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");
}

function withoutTags(text: string, own: string): string {
  // Some models escape twice.
  const decoded = text.includes("&") ? decodeHTMLStrict(decodeHTMLStrict(text)) : text;
  if (!decoded.includes("<")) return decoded;
  const unless = (other: string) => (tag: string) => (own.includes(tag) ? tag : other);
  return decoded
    .replace(BREAK, unless("\n"))
    .replace(PARAGRAPH, unless("\n\n"))
    .replace(ITEM, unless("• "))
    .replace(TAGS, unless(""));
}

/** A single dash is not a list: it may precede a name. */
function asItem(line: string, items: number): string {
  const isItem = items > 1 || /^\s*[*+] /.test(line);
  return (isItem ? line.replace(ITEM_MARK, "$1• ") : line)
    .replace(/^\s{0,3}#{1,6} +(.*?)(?: #+)?$/, "$1")
    .replace(/^\s{0,3}> ?/, "");
}

function cells(line: string): string {
  return line.includes("|")
    ? line
        .split("|")
        .map((cell) => cell.trim())
        .filter(Boolean)
        .join(" – ")
    : line;
}

function inLine(line: string): string {
  return line
    .replace(/!\[[^\]\n]{0,300}\]\([^()\s]{1,2000}\)/g, "")
    .replace(
      /\[([^\][\n]{1,300})\]\((https?:\/\/[^()\s]{1,2000}|mailto:[^()\s]{1,300}|tel:[^()\s]{1,60})\)/g,
      linked,
    )
    .replace(/(\*\*\*|\*\*|___|__)(?=\S)([^\n]{1,600}?)(?<=\S)\1/g, "$2")
    .replace(/(?<![\p{L}\p{N}*])\*(?=[^\s*])([^*\n]{1,400})(?<=\S)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/(?<![\p{L}\p{N}_/#@])_(?=[^\s_])([^_\n]{1,400})(?<=\S)_(?![\p{L}\p{N}_])/gu, "$1")
    .replace(/~~(?=\S)([^~\n]{1,400})~~/g, "$1")
    .replace(/`([^`\n]{1,400})`/g, "$1")
    .replace(/\*\*/g, "")
    .replace(/\\([*_#[\]()~`>.!+-])/g, "$1")
    .replace(/(?<![ \t])[ \t]+$/, "");
}

function linked(_: string, words: string, address: string): string {
  const bare = address.replace(/^(?:mailto|tel):/, "");
  const same = (text: string) => text.replace(/^https?:\/\/|\/$/g, "").toLowerCase();
  return same(words) === same(bare) || words.includes(bare) ? words : `${words}: ${bare}`;
}
