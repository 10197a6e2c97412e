import { queryOptions } from "@tanstack/react-query";
import { api } from "@/lib/http/api-client";
import type { FactList } from "./types";

/** The facts in the browser's cache. */
export const FACTS_KEY = ["facts"] as const;

/** The owner's facts, with the zone that their days are meant by. */
export const factsQuery = queryOptions({
  queryKey: FACTS_KEY,
  queryFn: () => api<FactList>("/api/facts"),
});
