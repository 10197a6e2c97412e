/**
 * How a model speaks to its reader in one language: words of a few classes instead of sentences, since sentences are
 * endless. In lower case, separated by spaces; "*" at the end stands for any ending. What is in none of them is a
 * subject, and what has a subject belongs to the post.
 */
export type TalkWords = {
  /** Words without a subject: articles, pronouns of things, prepositions, helping verbs, polite ones. */
  small: string;
  /** Who speaks and who is spoken to, alone: never "we", which is the business. */
  person: string;
  /** What points at a text that follows. */
  point: string;
  /** Texts, their parts and manners, and what is done to nothing but a text. */
  text: string;
  /** What is done to a text and to other things as well. */
  make: string;
  /** That the speaker may or can not, and that it declines. */
  cannot: string;
  /** That the speaker will write, where the verb alone says who. */
  promise: string;
  /** To be of help. */
  help: string;
};
