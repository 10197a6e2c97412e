"use client";

import { useTranslations } from "next-intl";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { useRestoredText } from "./use-restored-text";
import { toast } from "@/components/ui/toast/toast";
import { useHideInWeeks } from "./use-hide-in-weeks";
import type { RestoredPost } from "@/lib/posts/scheduling/types";

/**
 * Deletes a post, and offers to undo that; says what could not be brought back then. `onUndo` runs once the deletion was
 * undone. Resolves to whether the post was deleted.
 */
export function useRemovePost(id: number) {
  const t = useTranslations("Posts.actions");
  const { run } = usePostActions(id);
  const restoredText = useRestoredText();
  const hide = useHideInWeeks(id);

  return async (onUndo: () => void): Promise<boolean> => {
    const putBack = await hide();
    const done = await run({ method: "DELETE", path: `/api/post/${id}`, failed: t("deleteFailed") });
    const undo = async () => {
      const path = `/api/post/${id}/restore`;
      const back = await run<RestoredPost>({ method: "POST", path, failed: t("restoreFailed") });
      if (!back) return;
      onUndo();
      toast.success(t("restored"), { description: restoredText(back) });
    };
    if (!done) putBack();
    else toast.success(t("deleted"), { action: { label: t("undo"), onClick: () => void undo() } });
    return done !== null;
  };
}
