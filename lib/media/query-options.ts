import { infiniteQueryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { LibraryPage } from "./types";

/** The prefix of all query keys about the library. */
export const LIBRARY_KEY = ["media"] as const;

/** The owner's photos, page by page; `words` finds names and alternative texts. */
export const libraryQuery = (query: string) =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY_KEY, query],
    queryFn: ({ pageParam }) =>
      api<LibraryPage>(`/api/media?${new URLSearchParams({ q: query, page: String(pageParam) })}`),
    // Fresh whenever they are opened: photos are uploaded and used meanwhile.
    staleTime: 0,
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length : null),
  });

/** The owner's photos that no post has had yet, page by page. */
export const unusedQuery = () =>
  infiniteQueryOptions({
    queryKey: [...LIBRARY_KEY, "", "unused"],
    queryFn: ({ pageParam }) =>
      api<LibraryPage>(`/api/media?${new URLSearchParams({ unused: "true", page: String(pageParam) })}`),
    initialPageParam: 0,
    getNextPageParam: ({ more }, pages) => (more ? pages.length : null),
  });
