"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Post } from "@/lib/posts/types";
import type { OpenedPost } from "@/components/posts/drafting/use-opened-post";
import { usePostActions } from "./use-post-actions";

type Copying = {
  /** The post in the workspace. */
  id: number | null;
  stage: OpenedPost["stage"];
  /** The id of a post handed over, until its state is known: a published one is copied without asking. */
  openedRef: RefObject<number | null>;
  onCopy: (copy: Post) => void;
};

/** Replaces a published post with a copy. Reports a failure; `copy` tries again. */
export function useCopy({ id, stage, openedRef, onCopy }: Copying) {
  const actions = usePostActions(id ?? 0);
  const [busy, setBusy] = useState(false);

  const copy = async () => {
    setBusy(true);
    const made = await actions.copy();
    if (made) onCopy(made);
    setBusy(false);
  };
  const latest = useRef(copy);
  useEffect(() => {
    latest.current = copy;
  });
  useEffect(() => {
    if (stage === "loading" || id === null || openedRef.current !== id) return;
    openedRef.current = null;
    if (stage === "published") void latest.current();
  }, [stage, id, openedRef]);

  return { copy, busy };
}
