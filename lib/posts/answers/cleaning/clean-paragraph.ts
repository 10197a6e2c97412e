import { isBlank } from "@/lib/text";
import { findBlanks, withoutBlankLines } from "@/lib/text/explicit/blanks";
import { type Asked, ownWords } from "../asked";
import { blankFiller } from "./fill-blanks";
import { hashtagsIn, withoutHashtags, withoutTagLabel } from "./hashtags";
import { plainParagraph } from "./plain-paragraph";

/**
 * Removes what no owner writes from a paragraph of an answer: Markdown and HTML, repeated lines of the prompt, and
 * hashtags that were not requested. Fills in the blanks whose value is known.
 * @returns the paragraphs that remain: none, one or several
 */
export function paragraphCleaner(asked: Asked): (paragraph: string) => string[] {
  const lines = (asked.prompt ?? "").split("\n").filter((line) => /^[\p{L} ]{2,40}\d{0,3}: \S/u.test(line));
  const echo = new Set(lines.map((line) => line.trim()));
  const labels = new Set(lines.map((line) => line.slice(0, line.indexOf(":"))));
  const own = ownWords(asked);
  const [fill, wanted] = [blankFiller(asked.prompt), hashtagsIn(own)];
  // Blanks that the owner typed are part of a template.
  const ownBlanks = findBlanks(own).length > 0;
  const keepsDashes = /^[^\S\n]*- /m.test(asked.part ?? "");

  const withoutEcho = (text: string): string => {
    const said = text.split("\n");
    const hasLabel = (line: string) => labels.has(line.slice(0, Math.max(0, line.indexOf(":"))));
    if (said.length > 1 && said.every(hasLabel)) return "";
    return said.filter((line) => !echo.has(line.trim())).join("\n");
  };
  return (paragraph) =>
    withoutEcho(plainParagraph(paragraph, { keepsDashes, own }))
      .split(/\n{2,}/)
      .map((text) => (ownBlanks ? text : withoutBlankLines(fill(text))))
      .map((text) => (asked.hashtags ? withoutTagLabel(text) : withoutHashtags(text, wanted)))
      .filter((text) => !isBlank(text));
}
