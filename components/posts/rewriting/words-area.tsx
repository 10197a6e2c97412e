"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef } from "react";
import { offerFocus } from "@/components/ui/focus/land-focus";
import type { Changeable } from "./changeable";

const WordsTools = dynamic(() => import("./words-tools").then((module) => module.WordsTools), {
  loading: () => null,
});

type WordsAreaProps = {
  /** Null while there is no text, or none that may be changed. */
  post: Changeable | null;
  /** Whether a proof is open, which is neither kept nor undone yet. */
  proofing: boolean;
  onProofing: (proofing: boolean) => void;
  children: ReactNode;
};

/** The text of a post with what changes its words: at it the tools, in its place the proof of a new wording. */
export function WordsArea({ post, proofing, onProofing, children }: WordsAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const wasProofing = useRef(false);
  useEffect(() => {
    // The pressed answer to the proof is gone.
    if (wasProofing.current && !proofing) offerFocus(area.current);
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
