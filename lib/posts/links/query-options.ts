import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { FoundLink } from "@/lib/text/links";
import type { CheckedLinks, LinkPreview } from "./types";

/** The card that Facebook shows for a link, as fresh as the page's reply may be kept. */
export const linkPreviewQuery = ({ url, bare }: Pick<FoundLink, "url" | "bare">) =>
  queryOptions({
    queryKey: ["link-preview", url, bare],
    queryFn: () =>
      api<LinkPreview>(`/api/link-preview?${new URLSearchParams({ url, ...(bare && { bare: "true" }) })}`),
    staleTime: 10 * 60_000,
    retry: false,
  });

const CHECK_MS = 5_000;

/** What was found behind a post's links, read again until all of them have been read, which is seconds later. */
export const checkedLinksQuery = ({ id, revision }: { id: number; revision: number }) =>
  queryOptions({
    queryKey: [...POSTS_KEY, id, "links", revision],
    queryFn: () => api<CheckedLinks>(`/api/post/${id}/links`),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && data.unread > 0 && dataUpdateCount < 12 ? CHECK_MS : false,
    retry: false,
  });
