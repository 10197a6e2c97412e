import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/api-client";
import type { SubscriptionDetails } from "./types";

/** The plan and the credits left; fetched afresh with every visit. */
export const subscriptionQuery = queryOptions({
  queryKey: ["subscription"],
  queryFn: () => api<SubscriptionDetails>("/api/subscription/details"),
  staleTime: 0,
  refetchOnMount: "always",
});
