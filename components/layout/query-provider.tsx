"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { ApiError } from "@/lib/http/api-client";
import { watchSignedOut } from "@/lib/auth/sign-out-broadcast";

/** The spec's defaults: fetched data stays fresh until a change invalidates it. Rejected requests are not retried. */
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

/** The browser's query cache, one per visit; cleared on sign-out. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeClient);
  useEffect(() => watchSignedOut(() => client.clear()), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
