import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client";
import type { Notice } from "./types";

/** What the owner has to know; read anew with each visit. */
export const noticesQuery = queryOptions({
  queryKey: ["notices"],
  queryFn: () => api<{ notices: Notice[] }>("/api/notices"),
  staleTime: 0,
  refetchOnMount: "always",
});
