import type { ErrorCode } from "@/lib/http/errors";
import type { Problem } from "@/lib/posts/publishing/types";
import type { Post } from "@/lib/posts/types";

/** A posting time: every week on `weekday` (1 Monday to 7 Sunday), `minute` minutes after midnight by the owner's clock. */
export type Slot = { weekday: number; minute: number };

/** A slot's time in a given week. `shifted`: the clock skips the slot's own time that day, so this is the next that exists. */
export type SlotTime = Slot & { at: string; shifted: boolean };

/** An owner's posting times, and the IANA name of the time zone they are meant in. */
export type PostingTimes = {
  slots: Slot[];
  timeZone: string;
  /** The next slot that no post has, within the coming eight weeks. */
  nextFree: SlotTime | null;
};

/** The response to a change of the time zone: `moved` scheduled posts have another moment now. */
export type TimeZoneResult = PostingTimes & { moved: number };

/** A post as the week shows it. Times are ISO 8601 in UTC. */
export type WeekPost = Post & {
  /** The same as `scheduledTime`. */
  scheduledAt: string | null;
  /**
   * What places it on its day: when it was published, is scheduled, or was last tried to be sent (a failed post, or one
   * on its way); null for a draft.
   */
  at: string | null;
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
  /** How many such drafts there are, counted up to a thousand. */
  draftCount: number;
  slots: Slot[];
  /** The slots of these seven days that are ahead and that no post has, in order of `at`. */
  free: SlotTime[];
  /** The next free slots from now, as many as there are drafts at most, within the coming eight weeks. */
  nextFree: SlotTime[];
  /** Publishing is paused: nothing that is scheduled goes out. */
  paused: boolean;
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

/** The response to POST /api/week/fill, in the order of the request. Problems do not cancel a schedule. */
export type FillResult = { results: Placement[]; problems: Problem[] };
