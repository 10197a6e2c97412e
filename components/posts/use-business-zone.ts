"use client";

import { useQuery } from "@tanstack/react-query";
import { useTimeZone } from "next-intl";
import { slotsQuery } from "@/lib/posts/posting-times/query-options";

/**
 * The time zone of the business, by which a post's day is meant wherever its owner is; null until it is known. Where it
 * cannot be read it is the one that is shown.
 * @param known the zone, on a page that has it
 */
export function useBusinessZone(known?: string): string | null {
  const shown = useTimeZone() ?? "UTC";
  const { data, isError } = useQuery({ ...slotsQuery, enabled: known === undefined });
  return known ?? data?.timeZone ?? (isError ? shown : null);
}
