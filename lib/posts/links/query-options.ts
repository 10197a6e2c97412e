import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { LinkPreview } from "./types";

/** The card that Facebook shows for a link, as fresh as the page's reply may be kept. */
export const linkPreviewQuery = (url: string) =>
  queryOptions({
    queryKey: ["link-preview", url],
    queryFn: () => api<LinkPreview>(`/api/link-preview?${new URLSearchParams({ url })}`),
    staleTime: 10 * 60_000,
    retry: false,
  });
