import { HydrationBoundary, type QueryKey, QueryClient, dehydrate } from "@tanstack/react-query";
import type { ReactNode } from "react";

type HydrateProps = {
  /** Data that the server has read for the page, by query key: sent with the HTML and not fetched again. */
  data: readonly (readonly [QueryKey, unknown])[];
  children: ReactNode;
};

/** Seeds the browser's query cache with data the server read for this page. */
export function HydrateQueries({ data, children }: HydrateProps) {
  const client = new QueryClient();
  for (const [key, value] of data) client.setQueryData(key, value);
  return <HydrationBoundary state={dehydrate(client)}>{children}</HydrationBoundary>;
}
