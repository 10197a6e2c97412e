import type { QueryKey } from "@tanstack/react-query";
import type { WeekPost } from "@/lib/posts/week/types";

/** What the parts of a plan need to know about its week or campaign. */
export type PlanScope = {
  /** The week's Monday or the campaign's id: the key of its data in the browser. */
  id: string;
  /** The key of its plan in the query cache. */
  queryKey: QueryKey;
  /** Its drafts, by their ids. */
  drafts: ReadonlyMap<number, WeekPost>;
  /** A day of the week to which the reading of its drafts returns, yyyy-MM-dd. */
  day: string;
  /** The free posting times of its days, ISO 8601; null where they are not known. */
  free: readonly string[] | null;
  /** No page is connected: nothing can go out. */
  needsPage: boolean;
};
