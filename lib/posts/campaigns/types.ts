import type { ErrorCode } from "@/lib/errors";
import type { Period, Plan } from "@/lib/posts/planning/types";
import type { Slot, SlotTime } from "@/lib/posts/posting-times/types";
import type { Problem } from "@/lib/posts/scheduling/types";
import type { Placement, WeekPost, Withdrawal } from "@/lib/posts/week/types";

/** A campaign with its ideas, and the posts that were written for them, in their order. */
export type Campaign = Plan & {
  name: string;
  /** Changes whenever it is moved. */
  revision: number;
  posts: WeekPost[];
};

/** A campaign in the list: how many of its ideas and posts are in each state. */
export type ListedCampaign = Period & {
  id: string;
  name: string;
  /** Ideas that no post was written for. */
  ideas: number;
  drafts: number;
  scheduled: number;
  published: number;
};

/**
 * How many campaigns the actor's plan has in a calendar month, and how many were planned in this one; `most`: how many
 * the plan has that has the most of them.
 */
export type Allowance = { limit: number; used: number; most: number };

/** The answer of GET /api/campaign: those that end last first. */
export type CampaignList = {
  /** An IANA name. */
  timeZone: string;
  campaigns: ListedCampaign[];
  allowance: Allowance;
};

/**
 * The free posting times of some days. `hasSlots`: whether there are posting times at all; `proposed`: where there are
 * none, some to begin with.
 */
export type CampaignTimes = { timeZone: string; hasSlots: boolean; proposed: Slot[]; free: SlotTime[] };

/**
 * The answer of POST /api/campaign/{id}/stop: for each post, that it has no time any more, or the code that says why it
 * keeps it (DELIVERY_IN_FLIGHT, POST_ALREADY_PUBLISHED); the ideas that were dropped; those that are just being
 * written.
 */
export type StopResult = { posts: Withdrawal[]; dropped: string[]; writing: string[] };

/** The result for an idea: its new time, or the code that says why it keeps the old one. */
export type MovedIdea = { id: string; slotAt: string } | { id: string; code: ErrorCode };

/** The answer of POST /api/campaign/{id}/move. A draft without a time moves with the idea that it was written for. */
export type MoveCampaignResult = {
  posts: Placement[];
  ideas: MovedIdea[];
  problems: Problem[];
  beginsOn: string;
  endsOn: string;
  revision: number;
};
