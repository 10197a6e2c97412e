import type { KINDS } from "@/lib/posts/insights/constants";
import type { PostAnswer, PostCounts } from "@/lib/posts/types";
import type { QUESTIONS } from "./constants";

export type ReactionKind = (typeof KINDS)[number];

export type Question = (typeof QUESTIONS)[number];

/** A post that went out, with what is compared. */
export type WorkedPost = {
  id: number;
  excerpt: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  /** Reactions, comments and shares together; null where they are not known, or too fresh to compare. */
  answered: number | null;
  /** How many people saw it, how often, and how often it was clicked; null as above, or where insights are not read. */
  seen: number | null;
  views: number | null;
  clicks: number | null;
  /** How often each kind of reaction was chosen, without those that nobody chose; empty as above. */
  kinds: { kind: ReactionKind; count: number }[];
  /** Its owner's word. */
  outcome: PostAnswer | null;
  /** To which questions the answer is yes. */
  has: Question[];
};

/** What is compared: her own word where there is enough of it, else how many people saw posts, else how often they answered. */
export type Measure = "word" | "seen" | "figures";

/** What may be said of how many people see the posts of the connected page; ROLE, FEW_LIKES: why Facebook tells nothing. */
export type Numbers =
  /** She has not been asked, or has not allowed it. */
  | { state: "OFFER" | "READING" | "FEW_POSTS" | "ROLE" | "FEW_LIKES" }
  /** `people` is the middle value of that many posts. */
  | { state: "USUAL"; people: number; posts: number };

/** The posts of one side of a question. `middle` is the median of their figures, `came` for how many people came. */
export type Side = { posts: number; middle: number; came: number; values: number[] };

/** A difference that chance does not explain. */
export type Finding = { question: Question; having: Side; without: Side };

export type Worked = {
  measure: Measure;
  /** How many posts count. */
  counted: number;
  /** What was asked of them: where both sides have posts enough. */
  asked: Question[];
  findings: Finding[];
  /** How many more posts it takes before anything can be asked; 0 once it can. */
  missing: number;
  posts: WorkedPost[];
};

/** A post that did well: by its owner's word, or because more people saw it than usually do. */
export type GoodPost = Pick<WorkedPost, "id" | "excerpt" | "publishedAt" | "outcome"> & {
  counts: PostCounts | null;
};

/** A post of long ago that did well and is proposed to be written once more. */
export type PostOnceMore = Pick<GoodPost, "id" | "excerpt" | "publishedAt">;

/** The page of what worked; `good` are the newest posts that did well, `numbers` is null without a connected page. */
export type WorkedPage = Worked & { good: GoodPost[]; again: PostOnceMore | null; numbers: Numbers | null };
