import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { SocialConnection } from "@/lib/connections/types";
import { claimsQuery } from "@/lib/posts/checking/query-options";
import { needsOfPage } from "@/lib/posts/needs/rules";
import type { Need } from "@/lib/posts/needs/types";
import type { Post } from "@/lib/posts/types";

/**
 * What the account lacks, wherever a post is opened: its page as the screen knows it, the plan and the credits as they
 * come with what nobody has said.
 * @param post null for one that nothing is asked about
 */
export function useNeeds(
  post: Pick<Post, "id" | "revision"> | null,
  page: Pick<SocialConnection, "status"> | undefined,
): Need[] {
  const { id, revision } = post ?? { id: 0, revision: 0 };
  const { data } = useQuery({
    ...claimsQuery(id, revision),
    enabled: post !== null,
    // They are the account's, whichever post they were read with.
    placeholderData: keepPreviousData,
  });
  return needsOfPage(page).concat((post && data?.needs) ?? []);
}
