/**
 * The words with which a model addresses its reader in one language, in a few classes; phrases would be endless. In
 * lower case, separated by spaces; a final "*" stands for any ending. All other words are content words, and a passage
 * with content words belongs to the post.
 */
export type TalkWords = {
  /** Words without content: articles, pronouns for things, prepositions, auxiliary verbs, polite phrases. */
  small: string;
  /** "I" and "you", but never "we", which is the business. */
  person: string;
  /** What points to the text that follows. */
  point: string;
  /** Texts, their parts and styles, and what can only be done to a text. */
  text: string;
  /** What can be done to a text and to other things. */
  make: string;
  /** Inability and refusal. */
  cannot: string;
  /** "I will write", in languages where the verb alone says who. */
  promise: string;
  /** To help. */
  help: string;
};
