/** Texts of which this share of the word pairs is common are much alike: a few words of thirty differ, or a sentence of five. */
export const ALIKE = 0.6;

/** The pairs of neighbouring words of a text; of one word, that word. */
export function shinglesOf(text: string): ReadonlySet<string> {
  const words =
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2) return new Set(words);
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}

/** How much two sets of shingles have in common, 0 to 1 (Jaccard); 0 where there are none. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size < b.size ? [a, b] : [b, a];
  if (few.size < many.size * ALIKE) return 0;
  let common = 0;
  for (const shingle of few) if (many.has(shingle)) common += 1;
  return many.size === 0 ? 0 : common / (few.size + many.size - common);
}
