"use client";

import { useEffect, useEffectEvent } from "react";
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
  const copyOpened = useEffectEvent(() => {
    setOpen((now) => ({ ...now, opened: undefined }));
    void copy();
  });
  const opened = open.opened === true && stage === "published";
  useEffect(() => {
    if (opened) copyOpened();
  }, [opened, id]);
  return { copy, busy: actions.busy };
}
