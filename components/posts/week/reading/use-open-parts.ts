import type { Route } from "next";
import { type RefObject, useState } from "react";
import { useGoTo } from "@/components/layout/shell/navigation";
import type { useDraftDecision } from "./use-draft-decision";
import { useReadingKeys } from "./place/use-reading-keys";

type OpenParts = {
  decision: ReturnType<typeof useDraftDecision>;
  /** Gets the focus back when editing ends. */
  keepButton: RefObject<HTMLButtonElement | null>;
  /** The week. */
  back: Route;
};

/** Which part of a draft is open: its text, the choice of its time, or the question about unsaved words; and its keys. */
export function useOpenParts({ decision, keepButton, back }: OpenParts) {
  const goTo = useGoTo();
  const { post, step } = decision;
  const [editing, setEditing] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [asking, setAsking] = useState(false);
  const stopEditing = () => {
    setEditing(false);
    keepButton.current?.focus();
  };
  useReadingKeys({
    open: editing || choosing || post.unsaved,
    onStep: (by) => void step(by),
    onClose: () => {
      if (post.unsaved) setAsking(true);
      else if (editing) stopEditing();
      else if (choosing) setChoosing(false);
      else goTo(back);
    },
  });
  return {
    editing,
    choosing,
    asking,
    setEditing,
    setChoosing,
    setAsking,
    stopEditing,
    finishEditing: async () => {
      if (!post.unsaved || (await decision.save())) stopEditing();
    },
  };
}
