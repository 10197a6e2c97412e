"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef } from "react";
import { offerFocus } from "@/components/ui/focus/land-focus";
import type { Post } from "@/lib/posts/types";
import type { Another } from "./another-version";

const WordsTools = dynamic(() => import("./words-tools").then((module) => module.WordsTools), {
  loading: () => null,
});

/** A post whose words can be changed, as the workspace holds it. */
export type Changeable = {
  /** The text as it is edited here. */
  content: string;
  /** The post as the server has it. */
  saved: Post;
  /** Saves what was typed; resolves to whether the text is on the server. */
  onSave: () => Promise<boolean>;
  /** Saves another text in the place of `over`'s; resolves to whether that worked. What fails is told. */
  onReplace: (content: string, over: Post) => Promise<boolean>;
  /** Credits left, and what changes them. */
  remaining: number;
  onRemaining: (credits: number) => void;
  /** Has another version written; null where that is not possible. */
  anotherVersion: Another | null;
};

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
