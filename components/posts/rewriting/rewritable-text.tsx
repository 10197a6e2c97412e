"use client";

import { lazy, type ReactNode, Suspense, useEffect, useRef } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { moveFocusWhenIdle } from "@/components/ui/focus/move-focus";
import type { RewritablePost } from "./rewritable-post";
import type { ComingText } from "./rewrite-tools-place";

const RewriteToolsPlace = lazy(() =>
  keepTrying(() => import("./rewrite-tools")).then((module) => ({ default: module.RewriteToolsPlace })),
);
const RewriteTools = lazy(() =>
  keepTrying(() => import("./rewrite-tools")).then((module) => ({ default: module.RewriteTools })),
);

type RewritableTextProps = {
  /** Null while there is no text, or one that may not be changed. */
  post: RewritablePost | null;
  /** A text that is being written: space is reserved for its tools. Otherwise null. */
  coming: ComingText | null;
  /** Whether a proof is open, which is neither kept nor undone yet. */
  reviewing: boolean;
  onReviewing: (reviewing: boolean) => void;
  children: ReactNode;
};

/**
 * The text of a post with the tools that change its words; while a new wording is reviewed, its proof replaces the
 * text.
 */
export function RewritableText({ post, coming, reviewing, onReviewing, children }: RewritableTextProps) {
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
      <Suspense fallback={(post || coming) && <div className="min-h-control" />}>
        {post ? (
          <Suspense fallback={<RewriteToolsPlace coming={post.anotherVersion} />}>
            <RewriteTools post={post} area={area} reviewing={reviewing} onReviewing={onReviewing} />
          </Suspense>
        ) : (
          coming && <RewriteToolsPlace coming={coming} />
        )}
      </Suspense>
    </>
  );
}
