/** Characters that mean something to an expression. */
const SPECIAL = /[.*+?^${}()|[\]\\/]/g;

const saying = (word: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])${word.replace(SPECIAL, "\\$&").replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
    "iu",
  );

/**
 * Whether a text says a word that its owner never uses, and did not use in the request either. Pure.
 * @param own the owner's own words
 */
export function saysAvoided(text: string, avoided: readonly string[], own: string): boolean {
  return avoided.some((word) => saying(word).test(text) && !saying(word).test(own));
}
