import type { Problem } from "./judge";
import type { IsForeign } from "./written-language";

/** What a text was asked for with: what the owner wrote herself is no leftover. */
export type Asked = {
  /** The owner's own words. */
  request: string;
  /** The labelled lines that the model was given: one that comes back is an echo. */
  prompt?: string;
  /** The tag between which the text was asked for. */
  mark?: string;
  /** What the text is about, in words of its own language. */
  subject?: string;
  /** Whether hashtags were asked for. */
  hashtags: boolean;
  isForeign?: IsForeign;
  /** Words that the owner never uses. */
  avoided?: readonly string[];
  /** The part that is to be worded anew. */
  part?: string;
  /** Whether a first paragraph is only shown when the whole is there. */
  holds?: (paragraph: string) => boolean;
};

/** All that the owner wrote herself. */
export const ownWords = ({ request, part = "" }: Pick<Asked, "request" | "part">): string =>
  `${request}\n${part}`;

/** What may be shown of a stream: with `anew` in place of all that was shown. */
export type Shown = { text: string; anew: boolean };
export type ReadAnswer = Shown & { content: string; problem: Problem | null };
