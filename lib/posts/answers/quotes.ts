/** The quotation marks of our languages, as they open and close. */
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

/** Whether a first paragraph opens a quotation that it does not close. */
export function opensQuotation(paragraph: string): boolean {
  const text = paragraph.trim();
  return PAIRS.some(([open, close]) => text.startsWith(open) && !text.slice(1).includes(close));
}

/** A text without quotation marks around the whole of it. */
export function unquoted(text: string): string {
  for (const [open, close] of PAIRS) {
    if (text.length < 3 || !text.startsWith(open) || !text.endsWith(close)) continue;
    const inner = text.slice(1, -1);
    if (!inner.includes(open) && !inner.includes(close)) return inner.trim();
  }
  return text;
}
