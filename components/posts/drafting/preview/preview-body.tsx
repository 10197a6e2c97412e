"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { lettersShown } from "@/lib/posts/drafting/rules";
import { OwnWordsNote } from "@/components/posts/editing/own-words-note";
import type { RewritablePost } from "@/components/posts/rewriting/rewritable-post";
import { RewritableText } from "@/components/posts/rewriting/rewritable-text";
import { Textarea } from "@/components/ui/textarea";
import { PreviewText } from "./preview-text";
import { StartChoices } from "@/components/posts/drafting/form/start-choices";
import { useEditor, useWriting } from "@/components/posts/drafting/workspace-context";

/** The text of the post in the preview: to be read, edited in place, or changed by its words. */
export function PreviewBody({ wide }: { wide: boolean }) {
  const t = useTranslations("Workspace");
  const editor = useEditor();
  const { post, content, editing, setEditing, editable, written, photos } = editor;
  const { writer, price, hasVersions, write } = useWriting();
  const coming = { price: price.cost, isAnother: writer.asked?.postId !== undefined };
  const changeable: RewritablePost | null =
    editable && written && post.saved
      ? {
          content: post.content,
          saved: post.saved,
          onSave: async () => (await post.save()) !== null,
          onReplace: post.replace,
          remaining: writer.remaining,
          onRemaining: writer.setRemaining,
          anotherVersion: hasVersions ? { ...coming, run: async () => void (await write(true)) } : null,
        }
      : null;
  const leave = () => {
    void post.save();
    afterPress(() => setEditing(false));
  };
  const toForm = () => {
    if (!wide) return editor.setFormOpen(true);
    document.querySelector<HTMLElement>("[name=description]")?.focus();
  };
  const startChoices = (
    <StartChoices
      onHaveWritten={toForm}
      onWrite={editor.edit}
      onPhotos={photos.any ? undefined : photos.take}
    />
  );
  const isEditing = editing && editable;
  // It stays when the field closes: Tab reaches it last, and removed under the focus it would take that along.
  const [hasWritten, setHasWritten] = useState(isEditing);
  if (isEditing && !hasWritten) setHasWritten(true);
  return (
    <>
      <RewritableText
        post={changeable}
        coming={editor.busy ? coming : null}
        reviewing={editor.reviewing}
        onReviewing={editor.setReviewing}
      >
        {isEditing ? (
          <Textarea
            autoFocus
            rows={8}
            className="max-h-none"
            aria-label={t("editLabel")}
            value={content}
            onChange={(event) => post.type(event.target.value)}
            onBlur={leave}
          />
        ) : (
          <PreviewText
            key={post.id ?? "new"}
            text={content}
            step={writer.writing?.step ?? null}
            expected={writer.asked ? lettersShown(writer.asked.postLength) : 0}
            startChoices={startChoices}
          />
        )}
      </RewritableText>
      {/* Behind the ways to change selected words, which Tab reaches first. */}
      {hasWritten && <OwnWordsNote className="px-4 pb-3" />}
    </>
  );
}

/**
 * Defers work until the focus has moved: a button that moves during a press gets no click, and a field that is removed
 * while the focus leaves it takes the focus with it.
 */
function afterPress(run: () => void): void {
  if (!document.querySelector("button:active, a:active")) return void setTimeout(run);
  addEventListener("mouseup", () => setTimeout(run), { once: true });
}
