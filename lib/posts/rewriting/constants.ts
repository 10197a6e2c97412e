/** The ways of changing words, in the order of the menu. */
export const REWRITE_KINDS = [
  "SHORTER",
  "LONGER",
  "PLAINER",
  "WARMER",
  "CORRECT",
  "LANGUAGE",
  "INSTRUCTION",
] as const;
export type RewriteKind = (typeof REWRITE_KINDS)[number];

/** Characters of the part that one rewrite changes. */
export const PART_LIMIT = 4_000;
/** Characters of an owner's own instruction. */
export const INSTRUCTION_LIMIT = 300;
/** Characters of the text on each side of the part that the model is shown, so that its answer fits in. */
export const CONTEXT = 600;

/** Characters of the facts, which an owner's own instruction may refer to. */
export const FACT_CHARACTERS = 1_200;
/** Tokens of what the business says of itself. */
export const BACKGROUND_TOKENS = 60;

/** Tokens of the answer as a multiple of the part's: what is usual, and at most. */
export const GROWTH = {
  SHORTER: { usual: 0.6, most: 1.2 },
  LONGER: { usual: 1.6, most: 3 },
  PLAINER: { usual: 1, most: 2 },
  WARMER: { usual: 1.2, most: 2 },
  CORRECT: { usual: 1, most: 1.5 },
  LANGUAGE: { usual: 1.3, most: 3 },
  INSTRUCTION: { usual: 1.2, most: 3 },
} as const satisfies Record<RewriteKind, { usual: number; most: number }>;
