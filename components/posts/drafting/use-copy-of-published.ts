"use client";

import { useEffect, useEffectEvent, useRef } from "react";
import { useWorkspace } from "./workspace-context";
import { useStoreState } from "@/components/layout/forms/use-stored-state";
import { typedName } from "@/components/posts/use-post";
import { usePostActions } from "@/components/posts/use-post-actions";

/**
 * Puts a copy in the place of a published post, which cannot be changed: at once where one was opened here. What was
 * typed and could not be saved moves into it.
 */
export function useCopyOfPublished() {
  const { post } = useWorkspace();
  const { id, stage, open, setOpen } = post;
  const actions = usePostActions(id ?? 0);
  const store = useStoreState();

  const copy = async () => {
    const made = await actions.copy();
    if (!made) return;
    post.put(made);
    if (post.unsaved) store(typedName(made.id), { content: post.content, over: made });
    post.reset();
    setOpen({ id: made.id });
  };
  // One that goes out while it is open is copied only when asked.
  const first = useRef<{ id: number | null; stage: typeof stage } | null>(null);
  const copyOpened = useEffectEvent(() => {
    if (first.current?.id === id) return;
    first.current = { id, stage };
    if (open.opened && stage === "published") void copy();
  });
  useEffect(() => {
    if (stage !== "loading") copyOpened();
  }, [stage, id]);
  return { copy, busy: actions.busy };
}
