import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { PostingTimes } from "./types";
import { WEEK_KEY } from "@/lib/posts/query-options";

/** The posting times and the next free one; below WEEK_KEY, because any change to a week may take that time. */
export const slotsQuery = queryOptions({
  queryKey: [...WEEK_KEY, "slots"],
  queryFn: () => api<PostingTimes>("/api/slots"),
});
