import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { PostText } from "@/components/posts/post-text";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { editStageOf } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { ChangedElsewhere } from "./changed-elsewhere";
import { UnsavedText } from "./unsaved-text";
import type { PostEdit } from "./use-post-edit";
import type { EditSaving } from "./use-save-edit";

type SheetTextProps = {
  ref: Ref<HTMLTextAreaElement>;
  post: Post;
  edit: PostEdit;
  saving: EditSaving;
  /** A copy was made, which is to have this text. */
  onCopied: (copy: Post, content: string) => void;
};

/** The post's text: to be edited in place, to be chosen from two versions, or, once it is being sent, to be read. */
export function SheetText({ ref, post, edit, saving, onCopied }: SheetTextProps) {
  const t = useTranslations("Posts");
  const stage = editStageOf(post);
  if (stage !== "draft" && stage !== "scheduled")
    return (
      <>
        {edit.changed.text && <UnsavedText post={post} content={edit.content} onCopied={onCopied} />}
        <p className="break-words whitespace-pre-wrap">
          <PostText text={post.content} />
        </p>
      </>
    );
  if (saving.conflict) return <ChangedElsewhere now={saving.conflict} edit={edit} saving={saving} />;
  const error = edit.tooLong ? t("errors.contentTooLong") : edit.blank ? t("errors.contentBlank") : null;
  return (
    <Field label={t("sheet.text")} error={error}>
      {(control) => (
        <CountedTextarea
          {...control}
          ref={ref}
          // A pointer selects text here, and does not move the sheet.
          data-vaul-no-drag
          limit={CONTENT_LIMIT}
          rows={6}
          readOnly={saving.busy}
          value={edit.content}
          onChange={(event) => edit.change({ content: event.target.value })}
        />
      )}
    </Field>
  );
}
