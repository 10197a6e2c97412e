import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { FoundLink } from "@/lib/text/links";
import type { LinkPreview } from "./types";

/** The card that Facebook shows for a link, as fresh as the page's reply may be kept. */
export const linkPreviewQuery = ({ url, bare }: Pick<FoundLink, "url" | "bare">) =>
  queryOptions({
    queryKey: ["link-preview", url, bare],
    queryFn: () =>
      api<LinkPreview>(`/api/link-preview?${new URLSearchParams({ url, ...(bare && { bare: "true" }) })}`),
    staleTime: 10 * 60_000,
    retry: false,
  });
