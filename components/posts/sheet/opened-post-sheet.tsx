"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useIsWideScreen } from "@/components/layout/browser/use-is-wide-screen";
import { useStoreState } from "@/components/layout/forms/use-stored-state";
import { typedName, usePost } from "@/components/posts/post/use-post";
import { addressedPost } from "@/components/posts/post/address/post-address";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { UnsavedQuestion } from "@/components/posts/post/unsaved-question";
import { Sheet } from "@/components/ui/sheet";
import type { Post } from "@/lib/posts/types";
import { type OpenedSheet, SheetContext } from "./sheet-context";
import { SheetBody } from "./sheet-body";
import { SheetFooter } from "./sheet-footer";
import { useLeaveUnsaved } from "./use-leave-unsaved";
import { useRemovePost } from "./deleting/use-remove-post";
import { useSaveSheet } from "./use-save-sheet";
import { useTimeChoice } from "./use-time-choice";

export { flyPhoto } from "./flight/fly-photo";

export type PostSheetProps = {
  /** The post as listed; the sheet fetches it again when it opens. */
  post: Post;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The post was deleted (true), or is back: the deletion was undone or refused. */
  onGone?: (gone: boolean) => void;
  /** Where the focus goes when the sheet closes: the card's button. */
  returnFocus?: RefObject<HTMLElement | null>;
};

/** The sheet of `PostSheet`. Load it lazily. */
export function OpenedPostSheet({ post: listed, open, ...sheetProps }: PostSheetProps) {
  const { onOpenChange, onGone, returnFocus } = sheetProps;
  const t = useTranslations("Posts");
  const wide = useIsWideScreen(true);
  const text = useRef<HTMLTextAreaElement>(null);
  const [copy, setCopy] = useState<Post | null>(null);
  const given = copy ?? listed;
  const post = usePost(given.id, { listed: given, shown: open });
  const saved = post.saved ?? given;
  const time = useTimeChoice(saved);
  const actions = usePostActions(given.id);
  const remove = useRemovePost(given.id);
  const store = useStoreState();
  const close = () => onOpenChange(false);
  const saving = useSaveSheet(post, time, { onChange: actions.refresh, onSaved: close });
  const dirty = post.unsaved || time.changed;
  const leaving = useLeaveUnsaved(open && dirty);
  const reset = () => {
    post.reset();
    time.reset();
  };

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Not when it closes: it would change while it slides away.
    if (open) setCopy(null);
  }

  // The copy's text is there only now; on a phone the keyboard would cover what has changed.
  useEffect(() => {
    if (copy && wide) text.current?.focus();
  }, [copy, wide]);

  const sheet: OpenedSheet = {
    post,
    saved,
    time,
    saving,
    dirty,
    editing: (post.stage === "draft" || post.stage === "scheduled") && !post.conflict,
    leave: leaving.ask,
    reset,
    onChanged: actions.refresh,
    takeCopy: (made, typed) => {
      if (typed !== undefined) store(typedName(made.id), { content: typed, over: made });
      reset();
      setCopy(made);
    },
    // The card disappears at once, and returns if the deletion is refused or undone.
    remove: () => {
      const setGone = (gone: boolean) => copy === null && onGone?.(gone);
      close();
      setGone(true);
      void remove(() => setGone(false)).then((done) => !done && setGone(false));
    },
  };

  return (
    <SheetContext value={sheet}>
      <Sheet
        open={open}
        onOpenChange={(next) => !next && leaving.ask(close)}
        title={<span className="font-display">{t("details")}</span>}
        closeLabel={t("close")}
        from={wide ? "right" : "bottom"}
        className={wide ? undefined : "h-[92dvh]"}
        addressed={open && addressedPost() === listed.id}
        initialFocus={wide ? text : undefined}
        returnFocus={returnFocus}
        footer={<SheetFooter />}
      >
        <SheetBody text={text} />
        {leaving.asking && (
          <UnsavedQuestion
            onStay={leaving.stay}
            onDiscard={() => {
              reset();
              leaving.leave();
            }}
          />
        )}
      </Sheet>
    </SheetContext>
  );
}
