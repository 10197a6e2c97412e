import { queryOptions } from "@tanstack/react-query";
import { ApiError, api } from "@/lib/http/api-client";
import { cacheBusiness, readBusinessCopy } from "./business-copy";
import type { Business } from "./types";

/** The brand profile in the browser's cache. */
export const BUSINESS_KEY = ["business"] as const;

/**
 * The brand profile, or null if there is none: from the server's page, else from this browser's copy for the session,
 * else from the API.
 */
export const businessQuery = (sessionId: string) =>
  queryOptions({
    queryKey: BUSINESS_KEY,
    queryFn: async () => readBusinessCopy(sessionId) ?? fetchBusiness(sessionId),
  });

async function fetchBusiness(sessionId: string): Promise<Business | null> {
  const business = await api<Business>("/api/business", { withoutBusiness: true }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  });
  cacheBusiness(sessionId, business);
  return business;
}
