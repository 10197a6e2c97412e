"use client";

import { type RefObject, useEffect } from "react";
import type { Rewriting } from "@/lib/posts/rewriting/compose-rewrite";
import { ProofSheet } from "./proof-sheet";
import { useRewrite } from "./use-rewrite";
import { useSelectedPart } from "./use-selected-part";
import { WordMenu } from "./word-menu";
import type { Changeable } from "./words-area";

type ChangeWordsProps = {
  post: Changeable;
  /** The element with the text, in which a part is selected. */
  area: RefObject<HTMLElement | null>;
  /** Whether the menu is open for the whole text. */
  whole: boolean;
  onWhole: (whole: boolean) => void;
  proofing: boolean;
  onProofing: (proofing: boolean) => void;
};

/** The menu for the selected part or for the whole text, then the proof of the new wording. Load it lazily. */
export function ChangeWords({ post, area, whole, onWhole, proofing, onProofing }: ChangeWordsProps) {
  const { part: selected, clear } = useSelectedPart(area, post.content);
  const rewrite = useRewrite(post);
  const { proof } = rewrite;
  const open = proof !== null;
  useEffect(() => {
    if (open !== proofing) onProofing(open);
  }, [open, proofing, onProofing]);
  useEffect(() => () => onProofing(false), [onProofing]);

  const close = () => {
    clear();
    onWhole(false);
  };
  if (proof)
    return (
      <ProofSheet
        proof={proof}
        busy={rewrite.busy}
        onKeep={() => void rewrite.keep()}
        onUndo={rewrite.undo}
      />
    );
  const part = selected ?? (whole ? { start: 0, end: post.content.length } : null);
  if (!part) return null;
  const start = (order: Rewriting) => {
    close();
    void rewrite.start(part, order);
  };
  return (
    <WordMenu
      content={post.content}
      part={part}
      whole={selected === null}
      remaining={post.remaining}
      onStart={start}
      onClose={close}
    />
  );
}
