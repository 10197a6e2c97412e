import type { ErrorCode } from "@/lib/errors";
import type { ShownPhoto } from "@/lib/media/types";
import type { TextEvent } from "@/lib/posts/answers/text-event";
import type { Language } from "@/lib/posts/constants";
import type { Post } from "@/lib/posts/types";
import type { IDEA_STATES } from "./constants";
import type { LeftOut } from "./ideas/left-out";

/** The days of a plan, both included: yyyy-MM-dd by the owner's clock. */
export type Period = { beginsOn: string; endsOn: string };

/** PROPOSED: can be written. WRITING: is being written. FAILED: could not be, for `code`; can be tried again. */
export type IdeaState = (typeof IDEA_STATES)[number];

/** What a post of a planned week is to be about. Days are yyyy-MM-dd by the owner's clock, times ISO 8601 in UTC. */
export type Idea = {
  id: string;
  position: number;
  line: string;
  /** The photo that its post is written from and goes out with. */
  photo: ShownPhoto | null;
  /** What the owner may say of the photo, in a line. */
  question: string | null;
  answer: string | null;
  /** The days that it speaks of; its time is never after the last. */
  aboutFrom: string | null;
  aboutUntil: string | null;
  /** When its post is meant to go out. */
  slotAt: string;
  state: IdeaState;
  /** A code of lib/errors.ts: why it could not be written. */
  code: string | null;
  /** The draft that was written for it, which nobody has read yet. */
  postId: number | null;
  revision: number;
  /** The estimated cost of writing it, in credits, and the amount reserved until then. */
  cost: number;
  reserve: number;
};

/** What was planned for a week or a campaign. Amounts are in credits. */
export type Plan = Period & {
  id: string;
  /** An IANA name. */
  timeZone: string;
  brief: string;
  /** Of its ideas and their posts. */
  language: Language;
  /** In order of their times, including the dropped ones. */
  ideas: Idea[];
  /** The lines of the brief that speak of a day and became no idea. */
  leftOut: LeftOut[];
  /**
   * For the ideas that can be written: their total cost, the amount reserved for them, and how many the balance covers.
   */
  cost: number;
  reserve: number;
  affordable: number;
  remainingCreditAmount: number;
};

/** A planned week. `weekStart`: its Monday, yyyy-MM-dd. */
export type WeekPlan = Plan & { weekStart: string };

/** The result for one of several ideas: its draft, or the code that says why there is none. */
export type IdeaResult = { id: string; postId: number; slotAt: string } | { id: string; code: ErrorCode };

/** The answer of POST /api/week/write. */
export type WriteResult = { results: IdeaResult[]; remainingCreditAmount: number };

/** Stream events of POST /api/week/write, besides `done` (the envelope) and `error` (the same, with `status`). */
export type WriteEvents = {
  started: { id: string };
  text: TextEvent & { id: string };
  written: {
    id: string;
    slotAt: string;
    post: Pick<Post, "id" | "content" | "imageUrl" | "media" | "revision">;
    cost: number;
    remainingCreditAmount: number;
  };
  failed: { id: string; code: ErrorCode };
};
