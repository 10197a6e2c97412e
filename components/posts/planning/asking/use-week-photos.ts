"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { useIncomingPhotos } from "@/components/posts/photos/incoming/use-incoming-photos";
import { unusedQuery } from "@/lib/media/query-options";
import type { LibraryPhoto } from "@/lib/media/types";
import { MAX_PHOTOS } from "@/lib/posts/planning/constants";
import { FRESH_MS } from "@/lib/posts/planning/query-options";

/**
 * The owner's photos for a week: those that have just arrived, then those that no post has had, newest first.
 * @param ticks what was ticked or unticked by hand
 * @param ticked how many are ticked at first
 */
export function useWeekPhotos(ticks: Readonly<Record<string, boolean>>, ticked: number) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...unusedQuery(),
    // They come with the page, or are read here; later they may have been used or shared, on this device or another.
    staleTime: FRESH_MS,
    refetchOnMount: true,
  });
  const incoming = useIncomingPhotos();
  const arrived = incoming.photos.flatMap(({ stored }) => stored ?? []).toReversed();
  const ids = new Set(arrived.map(({ id }) => id));
  const unused = data?.pages.flatMap(({ media }) => media).filter(({ id }) => !ids.has(id)) ?? [];
  const photos: LibraryPhoto[] = [
    ...arrived.filter(({ id }, index) => arrived.findIndex((other) => other.id === id) === index),
    ...unused,
  ];
  const wanted = photos.filter(({ id }, index) => ticks[id] ?? (ids.has(id) || index < ticked));
  const chosen = wanted.slice(0, MAX_PHOTOS).map(({ id }) => id);
  return {
    photos,
    chosen,
    full: chosen.length === MAX_PHOTOS,
    loading: isPending,
    more: hasNextPage ? { busy: isFetchingNextPage, show: () => void fetchNextPage() } : null,
    /** Those that are on their way, or did not arrive. */
    moving: incoming.photos.filter(({ stored }) => !stored),
    add: incoming.add,
    retry: incoming.retry,
    remove: incoming.remove,
  };
}

export type WeekPhotos = ReturnType<typeof useWeekPhotos>;
