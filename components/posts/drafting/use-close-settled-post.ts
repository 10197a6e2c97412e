"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { toast } from "@/components/ui/toast/toast";
import { isBlank } from "@/lib/text";
import type { WorkspacePost } from "./use-workspace-post";

/**
 * Closes a draft that was scheduled, published or deleted elsewhere: nothing can be done with it here. Typed text
 * stays.
 * @param busy whether something is being done with it here
 */
export function useCloseSettledPost(post: WorkspacePost, busy: boolean, close: () => void): void {
  const t = useTranslations("Workspace");
  const { open, setOpen, gone, stage } = post;
  const leave = useEffectEvent(() => {
    if (!gone && post.unsaved) return setOpen({ ...open, opened: true });
    if (gone && post.unsaved) {
      const own = post.fresh.latest().content;
      post.fresh.type(isBlank(own) ? post.content : `${own}\n\n${post.content}`);
    }
    post.reset();
    close();
    toast.note(t(gone ? "leftDeleted" : "left"));
  });
  const moved = !open.opened && (stage === "scheduled" || stage === "published");
  const leaves = !busy && (gone || moved);
  useEffect(() => {
    // A post that was sent from here is closed by that action, right after the cache is updated.
    const timer = leaves ? setTimeout(() => leave()) : undefined;
    return () => clearTimeout(timer);
  }, [leaves]);
}
