import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { Notice } from "./types";

/** The owner's open notices; fetched again at each visit. */
export const noticesQuery = queryOptions({
  queryKey: ["notices"],
  queryFn: () => api<{ notices: Notice[] }>("/api/notices"),
  staleTime: 0,
  refetchOnMount: "always",
});
