"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "@/lib/api-client";
import { watchSignedOut } from "@/lib/signed-out";

/** The spec's defaults: what was fetched stays fresh until something changes it. Refusals are not repeated. */
function makeClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchOnMount: false,
        retry: (count, error) => count < 2 && (!(error instanceof ApiError) || error.status === 0),
      },
    },
  });
}

/** The browser's cache of the API's answers, one for each visit; emptied when the person signs out. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  useEffect(() => watchSignedOut(() => client.clear()), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
