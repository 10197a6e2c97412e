/** Words of a text: what stands between spaces and holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** Upper-cases the first character, if it is a letter. */
export function capitalised(text: string): string {
  return text.replace(/^\p{Ll}/u, (start) => start.toUpperCase());
}

/** The first sentence, without its stop. */
export function firstSentence(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  return (flat.split(/(?<=\p{L}{3}[.!?])\s/u)[0] ?? flat).replace(/[.!?…\s]+$/, "");
}
