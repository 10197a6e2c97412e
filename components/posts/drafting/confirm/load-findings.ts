import type { QueryClient } from "@tanstack/react-query";
import { loadDays } from "@/components/posts/scheduling/use-days-in";
import { claimsQuery } from "@/lib/posts/checking/query-options";
import { slotsQuery } from "@/lib/posts/posting-times/query-options";
import { similarQuery } from "@/lib/posts/similar/query-options";
import type { Post } from "@/lib/posts/types";

/** The longest wait, in milliseconds; what is found later still shows. */
const LONGEST_WAIT = 2_000;
/** How often it is asked meanwhile whether a model has read the text. */
const LOOKS = 5;

/**
 * Loads what Confirm Post says about a post, before it opens: a finding that came later would move the buttons away
 * from under a finger.
 */
export async function loadFindings(queries: QueryClient, post: Post): Promise<void> {
  const found = Promise.allSettled([
    loadDays(),
    queries.prefetchQuery(slotsQuery),
    queries.prefetchQuery(similarQuery(post.id, post.revision)),
    loadClaims(queries, post),
  ]);
  await Promise.race([found, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]);
}

/** The claims, as a model sees them too if it is reading the text just now. */
async function loadClaims(queries: QueryClient, { id, revision }: Post): Promise<void> {
  const query = claimsQuery(id, revision);
  let { reading } = await queries.fetchQuery(query);
  for (let n = 0; reading && n < LOOKS; n++) {
    await new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT / LOOKS));
    ({ reading } = await queries.fetchQuery({ ...query, staleTime: 0 }));
  }
}
