import type { Problem } from "./judging/judge";
import type { IsForeign } from "./judging/written-language";

/** The request for a text. Whatever the owner wrote herself is never removed from the answer. */
export type Asked = {
  /** The owner's own words. */
  request: string;
  /** The labelled lines of the prompt, which are removed if the model repeats them. */
  prompt?: string;
  /** The name of the tag that should enclose the text. */
  mark?: string;
  /** What the text is about, if that is given in the language of the text. */
  subject?: string;
  /** Whether the text is to be in another language than the owner's own words are. */
  isOfOtherLanguage?: boolean;
  /** Whether hashtags were requested. */
  hashtags: boolean;
  isForeign?: IsForeign;
  /** Words that the owner never uses. */
  avoided?: readonly string[];
  /** The part to be rewritten. */
  part?: string;
  /** Whether a first paragraph must not be shown before the whole answer has arrived. */
  holds?: (paragraph: string) => boolean;
};

/** All that the owner wrote herself. */
export const ownWords = ({ request, part = "" }: Pick<Asked, "request" | "part">): string =>
  `${request}\n${part}`;

/** What may be shown of a stream; if `anew`, it replaces everything shown so far. */
export type Shown = { text: string; anew: boolean };
export type ReadAnswer = Shown & {
  content: string;
  problem: Problem | null;
  /** Whether this may not be a text at all, although its wording does not show it. */
  isDoubtful: boolean;
};
