"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useWrite } from "@/components/layout/forms/use-write";
import { useGoTo } from "@/components/layout/shell/navigation";
import { api } from "@/lib/http/api-client";
import { handOffPost } from "@/lib/posts/drafting/workspace-handoff";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";
import { postScope } from "./use-post";

type Act = {
  method: "POST" | "DELETE";
  path: string;
  body?: object;
  /** The failure's first line. */
  failed: string;
};

/** The actions on a post in a list; each reports its result and refreshes the page. */
export function usePostActions(id: number) {
  const t = useTranslations("Posts.actions");
  const client = useQueryClient();
  const router = useRouter();
  const goTo = useGoTo();

  const refresh = () => {
    void client.invalidateQueries({ queryKey: POSTS_KEY });
    router.refresh();
  };
  const act = useWrite<Act, unknown>({
    scope: postScope(id),
    send: ({ path, method, body }, idempotencyKey) => api(path, { method, body, idempotencyKey }),
    failed: ({ failed }) => ({ title: failed }),
    onSuccess: refresh,
    // Without an answer the page may be out of reach: refreshing would give it up.
    onFailure: ({ answered }) => {
      if (answered) refresh();
      else void client.invalidateQueries({ queryKey: POSTS_KEY });
    },
  });
  const run = async <T = object>(order: Act): Promise<T | null> => (await act.run(order)) as T | null;

  const openInWorkspace = (post: Post) => {
    client.setQueryData(postQuery(post.id).queryKey, post);
    handOffPost(post);
    goTo("/post-generator");
  };

  /** Makes a copy that can be edited and sent. */
  const copy = () =>
    run<Post>({ method: "POST", path: `/api/post/${id}/duplicate`, failed: t("duplicateFailed") });

  /** Opens a copy in the workspace, where the user looks next, regardless of the list's filter. */
  const openCopy = async (): Promise<boolean> => {
    const made = await copy();
    if (made) openInWorkspace(made);
    return made !== null;
  };

  return {
    busy: act.busy,
    refresh,
    copy,
    openCopy,
    openInWorkspace,
    /** Another action on the post: sent in its turn, told where it fails. Resolves to null then. */
    run,
  };
}
