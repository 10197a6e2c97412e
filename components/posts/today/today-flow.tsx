"use client";

import { useRef, useState } from "react";
import { PostSheet } from "@/components/posts/sheet/post-sheet";
import type { Post } from "@/lib/posts/types";
import type { TodayStart } from "./today-start";
import { TodayForm } from "./today-form";
import { AffectedPostsDialog } from "./affected-posts-dialog";

type TodayFlowProps = {
  start: TodayStart;
  /** The business's. */
  timeZone: string;
  onClose: () => void;
};

/**
 * First a form for what happened, then the posts that it is about; a post that is edited opens above them. Load it
 * lazily.
 */
export function TodayFlow({ start, timeZone, onClose }: TodayFlowProps) {
  const [fact, setFact] = useState(() => ("fact" in start ? start.fact : null));
  const [sheet, setSheet] = useState<{ post: Post; open: boolean } | null>(null);
  const nowhere = useRef<HTMLElement>(null);
  if (!fact)
    return "kind" in start ? (
      <TodayForm kind={start.kind} timeZone={timeZone} onSaved={setFact} onClose={onClose} />
    ) : null;
  return (
    <>
      {!sheet?.open && (
        <AffectedPostsDialog
          fact={fact}
          timeZone={timeZone}
          onChange={(post) => setSheet({ post, open: true })}
          onClose={onClose}
        />
      )}
      {sheet && (
        <PostSheet
          key={sheet.post.id}
          {...sheet}
          onOpenChange={(open) => setSheet({ ...sheet, open })}
          returnFocus={nowhere}
        />
      )}
    </>
  );
}
