"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWide } from "@/components/layout/browser/use-wide";
import { PostImage } from "@/components/posts/post-image";
import { useOpenedPost } from "@/components/posts/drafting/use-opened-post";
import { EditStageLine } from "@/components/posts/edit-stage-line";
import { usePostActions } from "@/components/posts/use-post-actions";
import { Question } from "@/components/ui/question";
import { Sheet } from "@/components/ui/sheet";
import { editStageOf } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { DeliveryQuestion } from "./delivery-question";
import { FoldedHistory } from "./folded-history";
import { PostFacts } from "./post-facts";
import type { PostSheetProps } from "./post-sheet";
import { SheetActions } from "./sheet-actions";
import { SheetFooter } from "./sheet-footer";
import { SheetRepeat } from "./sheet-repeat";
import { SheetText } from "./sheet-text";
import { SheetTime } from "./sheet-time";
import { useLeaveUnsaved } from "./use-leave-unsaved";
import { usePostEdit } from "./use-post-edit";
import { useSaveEdit } from "./use-save-edit";

/** The sheet of `PostSheet`. Load it lazily. */
export function OpenedPostSheet(props: PostSheetProps) {
  const { open, onOpenChange } = props;
  const t = useTranslations("Posts");
  const wide = useWide(true);
  const text = useRef<HTMLTextAreaElement>(null);
  const [copy, setCopy] = useState<Post | null>(null);
  const post = useLatestPost(copy ?? props.post, open);
  const edit = usePostEdit(post);
  const actions = usePostActions(post.id);
  const close = () => onOpenChange(false);
  const saving = useSaveEdit(edit, { onChange: actions.refresh, onSaved: close });
  const leaving = useLeaveUnsaved(edit.dirty);

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    // Not when it closes: it would change while it slides away.
    if (open) {
      setCopy(null);
      edit.reset();
      saving.settle();
    }
  }

  // The copy's text is there only now; on a phone the keyboard would cover what has changed.
  useEffect(() => {
    if (copy && wide) text.current?.focus();
  }, [copy, wide]);

  const stage = editStageOf(post);
  const editing = (stage === "draft" || stage === "scheduled") && !saving.conflict;
  const held = post.postPlatforms.some((delivery) => delivery.held);
  const takeCopy = (made: Post, typed?: string) => {
    setCopy(made);
    edit.restart(made, typed);
  };
  // The card disappears at once, and returns if the deletion is refused or undone.
  const remove = () => {
    const setGone = (gone: boolean) => copy === null && props.onGone?.(gone);
    close();
    setGone(true);
    void actions.remove(() => setGone(false)).then((done) => !done && setGone(false));
  };

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && leaving.ask(close)}
      title={<span className="font-display">{t("details")}</span>}
      closeLabel={t("close")}
      from={wide ? "right" : "bottom"}
      className={wide ? undefined : "h-[92dvh]"}
      initialFocus={wide ? text : undefined}
      returnFocus={props.returnFocus}
      footer={
        editing && (
          <SheetFooter
            post={post}
            edit={edit}
            busy={saving.busy}
            onSave={() => void saving.save(edit.base)}
          />
        )
      }
    >
      <div className="grid gap-5">
        <SheetActions
          post={post}
          stage={stage}
          content={edit.content}
          onLeave={leaving.ask}
          onCopied={takeCopy}
          onCancelled={edit.rebase}
          onDelete={remove}
          onSent={edit.reset}
        />
        <div
          aria-live="polite"
          className="-mx-4 -mt-2 grid gap-3 border-y bg-paper [border-top-style:dashed] px-4 py-3 md:-mx-6 md:px-6"
        >
          <EditStageLine post={post} inSheet />
          <DeliveryQuestion post={post} />
        </div>
        <SheetText ref={text} post={post} edit={edit} saving={saving} onCopied={takeCopy} />
        {post.imageUrl && (
          <PostImage
            src={post.imageUrl}
            alt={t("sheet.picture")}
            className="h-auto w-full rounded-md border"
          />
        )}
        {editing && !held && <SheetTime post={post} edit={edit} />}
        {editing && <SheetRepeat post={post} />}
        <PostFacts post={post} />
        <FoldedHistory post={post} />
      </div>
      {leaving.asking && (
        <Question
          open
          onOpenChange={leaving.stay}
          title={t("sheet.leave.title")}
          description={t("sheet.leave.text")}
          cancelLabel={t("sheet.leave.stay")}
          confirmLabel={t("sheet.leave.leave")}
          onConfirm={leaving.leave}
        />
      )}
    </Sheet>
  );
}

/** The post as it was last read while the sheet was open; until then as it is given. */
function useLatestPost(given: Post, open: boolean): Post {
  const { post } = useOpenedPost(open ? given.id : null);
  const [latest, setLatest] = useState<Post | null>(null);
  if (post && post !== latest) setLatest(post);
  if (post) return post;
  return !open && latest?.id === given.id ? latest : given;
}
