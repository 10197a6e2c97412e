import type { QueryKey } from "@tanstack/react-query";
import type { WeekPost } from "@/lib/posts/week/types";

/** What the parts of a plan need of the week or the campaign that it is of. */
export type PlanScope = {
  /** The week's Monday or the campaign's id: names what is kept of it in the browser. */
  id: string;
  /** Under which its plan is in the query cache. */
  queryKey: QueryKey;
  /** The posts of it that are drafts, by their ids. */
  drafts: ReadonlyMap<number, WeekPost>;
  /** A day of the week to which the reading of its drafts returns, yyyy-MM-dd. */
  day: string;
};
