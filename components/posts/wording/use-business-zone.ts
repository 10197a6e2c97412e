"use client";

import { useQuery } from "@tanstack/react-query";
import { useTimeZone } from "next-intl";
import { slotsQuery } from "@/lib/posts/posting-times/query-options";

/**
 * The time zone of the business, by which a post's day is meant wherever its owner is; null until it is known. If it
 * cannot be read, the page's zone is used.
 * @param known the zone, on a page that has it
 */
export function useBusinessZone(known?: string): string | null {
  const shown = useTimeZone() ?? "UTC";
  const { data, isError } = useQuery({ ...slotsQuery, enabled: known === undefined });
  return known ?? data?.timeZone ?? (isError ? shown : null);
}
