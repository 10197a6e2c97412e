import type { FactList } from "@/lib/brand/facts/types";
import type { ErrorCode } from "@/lib/errors";
import type { DayMention } from "@/lib/text/days/types";
import type { Slot, SlotTime } from "@/lib/posts/posting-times/types";
import type { Need } from "@/lib/posts/needs/types";
import type { Post } from "@/lib/posts/types";
import type { Problem } from "@/lib/posts/scheduling/types";

/** A post as the week shows it. Times are ISO 8601 in UTC. */
export type WeekPost = Post & {
  /**
   * What places it on its day: when it was published, is scheduled, or was last tried to be sent (a failed post, or one
   * on its way); null for a draft.
   */
  at: string | null;
  /**
   * The days that its text speaks of, in its first `DAYS_TEXT` characters; none for a post that is out or on its way.
   */
  days: DayMention[];
  /** It may be given another time: a draft, or a scheduled post that is ahead, held or paused, and not being sent. */
  movable: boolean;
};

/** The seven days from a Monday, by the owner's clock. */
export type Week = {
  /** The Monday, yyyy-MM-dd. */
  from: string;
  /** An IANA name. */
  timeZone: string;
  /** Scheduled, published, failed and on their way, in order of `at`. */
  posts: WeekPost[];
  /** Drafts without a time, newest first; at most 30. */
  drafts: WeekPost[];
  /** Of the 30 oldest drafts those that are not among `drafts`, newest first: `draftsToFill` puts them in order. */
  olderDrafts: WeekPost[];
  /** How many such drafts there are, counted up to a thousand. */
  draftCount: number;
  /** How many drafts their owner has not read, these or others. */
  unread: number;
  slots: Slot[];
  /** For an owner without posting times: some to begin with. */
  proposed: Slot[];
  /** The slots of these seven days that are ahead and that no post has, in order of `at`. */
  free: SlotTime[];
  /** The times ahead, of this week or others, that campaigns are to have: those of ideas whose posts are not scheduled. */
  meant: string[];
  /** The next free slots from now, as many as there are drafts at most, within the coming eight weeks. */
  nextFree: SlotTime[];
  /** What keeps posts from being written or from going out. */
  needs: Need[];
  /** Publishing is paused: nothing that is scheduled goes out. */
  paused: boolean;
  /** What is true of the business today. */
  today: FactList;
};

/** How many posts a day has, yyyy-MM-dd by the owner's clock: ahead or on their way, gone out, and not sent. */
export type MonthDay = { date: string; planned: number; published: number; failed: number };

/** The weeks that a month touches, to choose one of. */
export type Month = {
  /** yyyy-MM. */
  month: string;
  /** An IANA name. */
  timeZone: string;
  /** The days that have posts, in order. */
  days: MonthDay[];
};

/** What became of one of several posts: its time, or the code that says why it has none. */
export type Placement = { postID: number; scheduledAt: string } | { postID: number; code: ErrorCode };

/** What became of one of several posts whose time was to be taken back: it has none, or the code that says why not. */
export type Withdrawal = { postID: number; scheduledAt: null } | { postID: number; code: ErrorCode };

/** The response to POST /api/week/unfill, in the order of the request. */
export type UnfillResult = { results: Withdrawal[] };

/** The response to POST /api/week/fill, in the order of the request. Problems do not cancel a schedule. */
export type FillResult = { results: Placement[]; problems: Problem[] };
