"use client";

import { useTranslations } from "next-intl";
import { toast } from "@/components/ui/toast/toast";
import { isBlank } from "@/lib/text";
import type { WorkspacePost } from "./use-workspace-post";

/**
 * Saves what is in the workspace before something else takes its place. What cannot be saved is reported, and stays.
 * @param busy a post is being written
 */
export function useSaveBeforeSwitch(post: WorkspacePost, busy: boolean) {
  const t = useTranslations("Workspace");
  const changed = useTranslations("Posts.sheet.changed");

  /** Saves what was typed. @returns whether it is saved, or there was nothing to save */
  const keepTyped = async (): Promise<boolean> => {
    if (!post.unsaved) return true;
    if (post.conflict) {
      toast.error(changed("title"), { description: changed("text") });
      return false;
    }
    if (!isBlank(post.content)) return (await post.save()) !== null;
    // An emptied text is nothing to save.
    post.reset();
    return true;
  };

  /** Saves all that is not on the server. @returns whether another post may take the place */
  const keep = async (): Promise<boolean> => {
    if (busy) {
      toast.note(t("stillWriting"));
      return false;
    }
    if (!post.isNew && !(await keepTyped())) return false;
    if (!post.fresh.any) return true;
    const kept = await post.fresh.save();
    if (kept) toast.note(t("keptAsDraft"));
    return kept !== null;
  };

  return { keep, keepTyped };
}
