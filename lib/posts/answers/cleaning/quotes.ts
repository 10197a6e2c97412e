/** The pairs of quotation marks in our languages. */
const PAIRS: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["„", "”"],
  ["«", "»"],
  ["»", "«"],
  ["‘", "’"],
  ["'", "'"],
];

/** Whether a first paragraph opens a quotation without closing it. */
export function opensQuotation(paragraph: string): boolean {
  const text = paragraph.trim();
  return PAIRS.some(([open, close]) => text.startsWith(open) && !text.slice(1).includes(close));
}

/** Removes quotation marks around the whole text. */
export function unquoted(text: string): string {
  for (const [open, close] of PAIRS) {
    if (text.length < 3 || !text.startsWith(open) || !text.endsWith(close)) continue;
    const inner = text.slice(1, -1);
    if (!inner.includes(open) && !inner.includes(close)) return inner.trim();
  }
  return text;
}
