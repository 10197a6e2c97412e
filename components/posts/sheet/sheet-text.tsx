import { useTranslations } from "next-intl";
import { type Ref, useState } from "react";
import { OwnWordsNote } from "@/components/posts/editing/own-words-note";
import { TextConflict } from "@/components/posts/editing/text-conflict";
import { PostText } from "@/components/posts/post/post-text";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { clipPost, editStageOf } from "@/lib/posts/rules";
import { isBlank, lengthOf } from "@/lib/text";
import { cn } from "@/lib/utils";
import { useOpenedSheet } from "./sheet-context";
import { UnsavedText } from "./unsaved-text";

/** The post's text: to be edited in place, to be chosen from two versions, or, once it is being sent, to be read. */
export function SheetText({ ref }: { ref: Ref<HTMLTextAreaElement> }) {
  const t = useTranslations("Posts");
  const { post, saved, time, saving, takeCopy } = useOpenedSheet();
  const stage = editStageOf(saved);
  const { content, conflict } = post;
  const [unfolded, setUnfolded] = useState(false);
  // It stays once it is there: what is below would move, and the focus on it be lost.
  const [hasWritten, setHasWritten] = useState(post.unsaved);
  if (post.unsaved && !hasWritten) setHasWritten(true);
  const folded = !unfolded && clipPost(content) !== null;
  if (stage !== "draft" && stage !== "scheduled")
    return (
      <>
        {post.unsaved && <UnsavedText post={saved} content={content} onCopied={takeCopy} />}
        <p className="break-words whitespace-pre-wrap">
          <PostText text={saved.content} />
        </p>
      </>
    );
  if (conflict)
    return (
      <TextConflict
        now={conflict}
        mine={{ content, time: time.changed ? time.time : null }}
        busy={saving.busy}
        onTheirs={saving.takeTheirs}
        onMine={() => void saving.takeMine()}
      />
    );
  const tooLong = lengthOf(content) > CONTENT_LIMIT;
  const error = tooLong ? t("errors.contentTooLong") : isBlank(content) ? t("errors.contentBlank") : null;
  return (
    <>
      <Field id="sheet-text" label={t("sheet.text")} labelHidden error={error}>
        {(control) => (
          <CountedTextarea
            {...control}
            ref={ref}
            // A pointer selects text here, and does not move the sheet.
            data-vaul-no-drag
            limit={CONTENT_LIMIT}
            rows={4}
            className={cn(
              "field-sizing-content border-transparent px-3 hover:border-rule",
              folded ? "max-h-36" : "max-h-[60dvh]",
            )}
            readOnly={saving.busy}
            value={content}
            onChange={(event) => post.type(event.target.value)}
          />
        )}
      </Field>
      {hasWritten && <OwnWordsNote className="px-3 pb-2" />}
      {folded && (
        <button type="button" className="px-3 pb-2 text-link text-sm" onClick={() => setUnfolded(true)}>
          {t("sheet.more")}
        </button>
      )}
    </>
  );
}
