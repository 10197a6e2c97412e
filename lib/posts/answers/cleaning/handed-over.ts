const FENCE = "^[ \\t]*(?:```|~~~)[\\w-]*[ \\t]*$";
const RULE = "^[ \\t]*(?:-{3,}|\\*{3,}|_{3,}|={3,}|(?:\\* ){2,}\\*|(?:- ){2,}-)[ \\t]*$";
const TAG =
  "<\\/?(?:post|answer|output|response|result|caption|final(?:_answer)?|(?:facebook_?)?post_?text)>";
const MARK = new RegExp(`(${FENCE}|${RULE}|${TAG})`, "gim");
const OWN_TAG = new RegExp(TAG, "gi");
const IS_RULE = new RegExp(RULE, "i");

export type Piece = { text: string; mark: "text" | "rule" | "opens" | "closes" | "fence" };

/**
 * Splits a paragraph at the marks that a model puts around a text: code fences, tags of its own, horizontal rules.
 * @param own the owner's own words; a tag that occurs in them is not a mark
 */
export function piecesOf(paragraph: string, own = ""): Piece[] {
  const markOf = (text: string, index: number): Piece["mark"] => {
    if (index % 2 === 0) return "text";
    if (IS_RULE.test(text)) return "rule";
    if (!text.startsWith("<")) return "fence";
    return text.startsWith("</") ? "closes" : "opens";
  };
  const isOwn = own.includes("<") && (own.match(OWN_TAG) ?? []).some((tag) => paragraph.includes(tag));
  if (isOwn) return [{ text: paragraph, mark: "text" }];
  return paragraph.split(MARK).map((text, index) => ({ text, mark: markOf(text, index) }));
}
