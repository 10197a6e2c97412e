"use client";

import { createContext, useContext } from "react";
import type { PostOnScreen } from "@/components/posts/post/use-post";
import type { Post } from "@/lib/posts/types";
import type { useSaveSheet } from "./use-save-sheet";
import type { TimeChoice } from "./use-time-choice";

/** What the sheet's parts need: the post on the screen, its time, and what can be done with them. */
export type OpenedSheet = {
  post: PostOnScreen;
  /** As the server has it; as the list has it until it is read. */
  saved: Post;
  time: TimeChoice;
  saving: ReturnType<typeof useSaveSheet>;
  /** Whether something here is not saved. */
  dirty: boolean;
  /** Whether the post can be changed. */
  editing: boolean;
  /** Takes a step that loses unsaved changes, after asking if there are any. */
  leave: (step: () => void) => void;
  /** Discards unsaved changes. */
  reset: () => void;
  /** A copy was made: the sheet shows it, with this text if one was typed. */
  takeCopy: (made: Post, typed?: string) => void;
  /** Something was changed at once, without Save: the lists around the sheet are to show it. */
  onChanged: () => void;
  /** Deletes the post; already confirmed. */
  remove: () => void;
};

export const SheetContext = createContext<OpenedSheet | null>(null);

/** The opened sheet; within `OpenedPostSheet`. */
export function useOpenedSheet(): OpenedSheet {
  const value = useContext(SheetContext);
  if (!value) throw new Error("useOpenedSheet needs an OpenedPostSheet");
  return value;
}
