import { queryOptions } from "@tanstack/react-query";
import { experimental_createQueryPersister as createPersister } from "@tanstack/query-persist-client-core";
import { ApiError, api } from "@/lib/api-client";
import { BUSINESS_CACHE_MS } from "./constants";
import type { Business } from "./types";

/** The prefix of the profile's copy in local storage; signing out removes what begins with it. */
export const BUSINESS_CACHE_PREFIX = "postwright-brand";

const persister = createPersister({
  storage: typeof window === "undefined" ? null : window.localStorage,
  prefix: BUSINESS_CACHE_PREFIX,
  maxAge: BUSINESS_CACHE_MS,
});

/** The brand profile, or null where there is none; kept in the browser for six hours. */
export const businessQuery = queryOptions({
  queryKey: ["business"],
  queryFn: () =>
    api<Business>("/api/business").catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }),
  persister: persister.persisterFn,
});

/** Forgets the browser's copy of the profile. */
export function clearBusinessCache(): void {
  for (const key of Object.keys(window.localStorage)) {
    if (key.startsWith(BUSINESS_CACHE_PREFIX)) window.localStorage.removeItem(key);
  }
}
