"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef } from "react";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import type { RewritablePost } from "./rewritable-post";

const RewriteTools = dynamic(() => import("./rewrite-tools").then((module) => module.RewriteTools), {
  loading: () => null,
});

type RewritableTextProps = {
  /** Null while there is no text, or none that may be changed. */
  post: RewritablePost | null;
  /** Whether a proof is open, which is neither kept nor undone yet. */
  reviewing: boolean;
  onReviewing: (reviewing: boolean) => void;
  children: ReactNode;
};

/** The text of a post with what changes its words: at it the tools, in its place the proof of a new wording. */
export function RewritableText({ post, reviewing, onReviewing, children }: RewritableTextProps) {
  const area = useRef<HTMLDivElement>(null);
  const wasProofing = useRef(false);
  useEffect(() => {
    // The pressed answer to the proof is gone.
    if (wasProofing.current && !reviewing) moveFocusWhenIdle(area.current);
    wasProofing.current = reviewing;
  }, [reviewing]);
  return (
    <>
      <div
        ref={area}
        tabIndex={-1}
        hidden={post !== null && reviewing}
        className="px-4 py-3 focus:outline-none"
      >
        {children}
      </div>
      {post && <RewriteTools post={post} area={area} reviewing={reviewing} onReviewing={onReviewing} />}
    </>
  );
}
