import type { QueryClient } from "@tanstack/react-query";
import { loadDays } from "@/components/posts/scheduling/use-days-in";
import { claimsQuery } from "@/lib/posts/checking/query-options";
import { slotsQuery } from "@/lib/posts/posting-times/query-options";
import { similarQuery } from "@/lib/posts/similar/query-options";
import type { Post } from "@/lib/posts/types";

/** The longest wait, in milliseconds; what is found later still shows. */
const LONGEST_WAIT = 1_500;

/**
 * Loads what Confirm Post says about a post, before it opens: a finding that came later would move the buttons away
 * from under a finger.
 */
export async function loadFindings(queries: QueryClient, post: Post): Promise<void> {
  const found = Promise.allSettled([
    loadDays(),
    queries.prefetchQuery(slotsQuery),
    queries.prefetchQuery(similarQuery(post.id, post.revision)),
    queries.prefetchQuery(claimsQuery(post.id, post.revision)),
  ]);
  await Promise.race([found, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}
