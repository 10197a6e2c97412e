import { HydrationBoundary, type QueryKey, QueryClient, dehydrate } from "@tanstack/react-query";
import type { ReactNode } from "react";

type HydrateProps = {
  /** What the page has read already, by query key: it travels with the HTML and is not fetched again. */
  data: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
};

/** Seeds the browser's cache with what the server read for this page. */
export function Hydrate({ data, children }: HydrateProps) {
  const client = new QueryClient();
  for (const [key, value] of data) client.setQueryData(key, value);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
