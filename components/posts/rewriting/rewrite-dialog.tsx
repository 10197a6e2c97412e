"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useMemo, useState } from "react";
import type { Rewriting } from "@/lib/posts/rewriting/compose-rewrite";
import type { Part } from "@/lib/posts/rewriting/text-part";
import { type Anchor, partAnchor } from "./selection/anchor";
import { TextDiff } from "./text-diff";
import { useHighlight } from "./selection/use-highlight";
import { useRewrite } from "./use-rewrite";
import { RewriteMenu } from "./rewrite-menu";
import type { RewritablePost } from "./rewritable-post";

type RewriteDialogProps = {
  post: RewritablePost;
  /** The element with the text. */
  area: RefObject<HTMLElement | null>;
  /** What is selected of the text. */
  selected: Part | null;
  /** Where the menu for the whole text stands; null while it is closed. */
  whole: Anchor | null;
  /** Closes the menu, because the change was kept or given up. */
  onLeave: () => void;
  /** Closes the menu and goes back to where it was opened. */
  onClose: () => void;
  reviewing: boolean;
  onReviewing: (reviewing: boolean) => void;
};

/** The menu for the selected part or for the whole text, then the proof of the new wording. Load it lazily. */
export function RewriteDialog(props: RewriteDialogProps) {
  const { post, area, selected, whole, onLeave, onClose, reviewing, onReviewing } = props;
  const t = useTranslations("Rewriting");
  const rewrite = useRewrite(post);
  // After a failure the menu is there again, with what was asked.
  const [asked, setAsked] = useState<Rewriting | null>(null);
  const { proposal } = rewrite;
  const open = proposal !== null;
  useEffect(() => {
    if (open !== reviewing) onReviewing(open);
  }, [open, reviewing, onReviewing]);
  useEffect(() => () => onReviewing(false), [onReviewing]);
  useHighlight(area, open ? null : selected);
  const atSelected = useMemo(() => selected && partAnchor(area, selected), [area, selected]);

  const leave = () => {
    setAsked(null);
    onLeave();
    document.getSelection()?.removeAllRanges();
  };
  if (proposal)
    return (
      <TextDiff
        proposal={proposal}
        busy={rewrite.busy}
        onKeep={() => void rewrite.keep().then((kept) => kept && leave())}
        onUndo={() => {
          rewrite.undo();
          leave();
        }}
      />
    );
  const part = selected ?? { start: 0, end: post.content.length };
  const anchor = atSelected ?? whole;
  const start = (order: Rewriting) => {
    setAsked(order);
    void rewrite.start(part, order);
  };
  return (
    <>
      {anchor && (
        <RewriteMenu
          key={selected ? "part" : "whole"}
          content={post.content}
          part={part}
          whole={selected === null}
          anchor={anchor}
          remaining={post.remaining}
          asked={asked}
          onStart={start}
          onClose={onClose}
        />
      )}
      <p aria-live="polite" className="sr-only">
        {selected && t("reach")}
      </p>
    </>
  );
}
