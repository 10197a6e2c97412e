"use client";

import dynamic from "next/dynamic";
import { type ReactNode, useRef } from "react";
import type { Post } from "@/lib/posts/types";

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
};

type WordsAreaProps = {
  /** Null while there is no text, or none that may be changed. */
  post: Changeable | null;
  /** Whether a proof is open, which is neither kept nor undone yet. */
  proofing: boolean;
  onProofing: (proofing: boolean) => void;
  children: ReactNode;
};

/** The text of a post with what changes its words: below it the tools, in its place the proof of a new wording. */
export function WordsArea({ post, proofing, onProofing, children }: WordsAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={area} hidden={post !== null && proofing} className="px-4 py-3">
        {children}
      </div>
      {post && <WordsTools post={post} area={area} proofing={proofing} onProofing={onProofing} />}
    </>
  );
}
