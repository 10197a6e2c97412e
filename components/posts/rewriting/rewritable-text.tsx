"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef } from "react";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import type { RewritablePost } from "./rewritable-post";

const WordsTools = dynamic(() => import("./rewrite-tools").then((module) => module.RewriteTools), {
  loading: () => null,
});

type WordsAreaProps = {
  /** Null while there is no text, or none that may be changed. */
  post: RewritablePost | null;
  /** Whether a proof is open, which is neither kept nor undone yet. */
  proofing: boolean;
  onProofing: (proofing: boolean) => void;
  children: ReactNode;
};

/** The text of a post with what changes its words: at it the tools, in its place the proof of a new wording. */
export function RewritableText({ post, proofing, onProofing, children }: WordsAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const wasProofing = useRef(false);
  useEffect(() => {
    // The pressed answer to the proof is gone.
    if (wasProofing.current && !proofing) moveFocusWhenIdle(area.current);
    wasProofing.current = proofing;
  }, [proofing]);
  return (
    <>
      <div
        ref={area}
        tabIndex={-1}
        hidden={post !== null && proofing}
        className="px-4 py-3 focus:outline-none"
      >
        {children}
      </div>
      {post && <WordsTools post={post} area={area} proofing={proofing} onProofing={onProofing} />}
    </>
  );
}
