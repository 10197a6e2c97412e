"use client";

import { Globe, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { ReactNode, Ref } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import type { ShownPicture } from "@/lib/media/types";
import { isBlank } from "@/lib/text";
import { PreviewText } from "./preview-text";
import { PreviewPictures } from "@/components/posts/photos/preview-pictures";
import { useMoment } from "@/components/posts/scheduling/use-moment";
import type { WorkspacePost, Writing } from "./use-workspace";

const LinkCard = dynamic(
  () => import("@/components/posts/links/link-card").then((module) => module.LinkCard),
  { loading: () => null },
);

type PostPreviewProps = {
  ref?: Ref<HTMLElement>;
  brandName: string;
  /** The picture of the connected page. */
  pagePicture?: string | null;
  post: WorkspacePost;
  writing: Writing;
  /** The scheduled time; without one the preview says 'Just now', as Facebook does. */
  scheduledTime?: string | null;
  pictures: readonly ShownPicture[];
  /** Whether its text may be edited. */
  editable: boolean;
  editing: boolean;
  editor: Ref<HTMLTextAreaElement>;
  onEditing: (editing: boolean) => void;
  /** The ways to begin, shown while there is nothing. */
  begin: ReactNode;
  onEdit: (content: string) => void;
  onEdited: (content: string) => void;
  /** Puts around the text what changes its words. */
  wrapText: (text: ReactNode) => ReactNode;
};

/** The post as Facebook will show it; its text can be edited in place. */
export function PostPreview(props: PostPreviewProps) {
  const { ref, brandName, pagePicture, post, pictures, writing, scheduledTime } = props;
  const { editable, editing, editor, onEditing, onEdit, onEdited, wrapText, begin } = props;
  const t = useTranslations("Workspace");
  const moment = useMoment();
  const idle = writing === "idle";
  const blank = isBlank(post.content);

  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>{t("preview")}</CardTitle>
        <div className="-my-1 flex gap-1">
          <Button
            size="sm"
            variant="ghost"
            icon={<Pencil aria-hidden />}
            disabled={!editable || editing}
            onClick={() => onEditing(true)}
          >
            {t("edit")}
          </Button>
          <CopyButton
            size="sm"
            variant="ghost"
            disabled={!idle || blank}
            text={post.content}
            copied={t("copied")}
            failed={t("copyFailed")}
          >
            {t("copy")}
          </CopyButton>
        </div>
      </CardHeader>
      <article ref={ref} aria-label={t("preview")} className="overflow-hidden rounded-lg border">
        <header className="flex items-center gap-3 px-4 pt-4">
          <Avatar name={brandName} src={pagePicture} className="size-10 text-base" />
          <div className="min-w-0">
            <p className="truncate font-semibold">{brandName}</p>
            <p className="text-label font-normal text-ink-soft">
              {scheduledTime ? moment.soon(scheduledTime) : t("justNow")} ·{" "}
              <Globe aria-hidden className="inline size-3" />
            </p>
          </div>
        </header>
        {wrapText(
          editing ? (
            <Textarea
              ref={editor}
              autoFocus
              rows={8}
              className="max-h-none"
              aria-label={t("editLabel")}
              value={post.content}
              onChange={(event) => onEdit(event.target.value)}
              onBlur={() => {
                onEdited(post.content);
                afterPress(() => onEditing(false));
              }}
            />
          ) : (
            <PreviewText key={post.id ?? "new"} text={post.content} writing={writing} begin={begin} />
          ),
        )}
        {writing === "image" ? (
          <Skeleton className="aspect-video w-full rounded-none" />
        ) : (
          <PreviewPictures pictures={pictures} />
        )}
        {idle && pictures.length === 0 && /https?:\/\//i.test(post.content) && (
          <LinkCard text={post.content} />
        )}
        <footer className="flex gap-4 border-t px-4 py-3 text-sm text-ink-soft tabular-nums">
          <span>{t("likes")}</span>
          <span>{t("comments")}</span>
          <span>{t("shares")}</span>
        </footer>
      </article>
      <p aria-live="polite" className="sr-only">
        {writing === "text" ? t("writingText") : writing === "image" ? t("writingImage") : ""}
      </p>
    </Card>
  );
}

/**
 * Defers work until what moved the focus is over: a button that moves during a press gets no click, and a field that
 * goes while the focus leaves it takes the focus with it.
 */
function afterPress(run: () => void): void {
  if (!document.querySelector("button:active, a:active")) return void setTimeout(run);
  addEventListener("mouseup", () => setTimeout(run), { once: true });
}
