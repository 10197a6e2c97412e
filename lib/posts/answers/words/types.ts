/**
 * How a model speaks of its text in one language, as sources of regular expressions over text in lower case with `'`
 * for every apostrophe. They are the net and not the reader: silent in doubt, and never about what owners say of
 * themselves.
 */
export type AnswerWords = {
  /** What it says before a text: "Sure", "Here is". */
  opener: string;
  /** Its names for the text: "post", "ad", "a warmer version". */
  text: string;
  /** Names that stand before a text with a colon: "Post", "Alt text". */
  label: string;
  /** How an owner speaks of the business: such a sentence belongs to the post. */
  we: string;
  /** What it says after a text: offers, hopes, notes of what it did. */
  afterword: string;
  /** Words that count: "words", "characters". */
  counted: string;
  /** That it does not write. */
  refusal: string;
  /** That it wants to know more before it writes. */
  question: string;
  /** Names of one text among several, before or after a number. */
  choice: string;
};
