"use client";

import { Copy, Globe, Pencil } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast";
import { PreviewText } from "./preview-text";
import type { WorkspacePost, Writing } from "./use-workspace";

type PostPreviewProps = {
  brandName: string;
  post: WorkspacePost;
  writing: Writing;
  onEdit: (content: string) => void;
  onEdited: (content: string) => void;
};

/** The post as Facebook will show it; its text can be edited in place. */
export function PostPreview({ brandName, post, writing, onEdit, onEdited }: PostPreviewProps) {
  const t = useTranslations("Workspace");
  const [editing, setEditing] = useState(false);
  const idle = writing === "idle";
  const blank = post.content.trim() === "";

  const copy = () =>
    navigator.clipboard.writeText(post.content).then(
      () => toast.success(t("copied")),
      () => toast.error(t("copyFailed")),
    );

  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>{t("preview")}</CardTitle>
        <div className="-my-1 flex gap-1">
          <Button
            size="sm"
            variant="quiet"
            icon={<Pencil aria-hidden />}
            disabled={!idle || post.id === null || editing}
            onClick={() => setEditing(true)}
          >
            {t("edit")}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            icon={<Copy aria-hidden />}
            disabled={!idle || blank}
            onClick={() => void copy()}
          >
            {t("copy")}
          </Button>
        </div>
      </CardHeader>
      <article aria-label={t("preview")} className="overflow-hidden rounded-lg border">
        <header className="flex items-center gap-3 px-4 pt-4">
          <Avatar name={brandName} className="size-10 text-base" />
          <div className="min-w-0">
            <p className="truncate font-semibold">{brandName}</p>
            <p className="flex items-center gap-1 text-label font-normal text-ink-soft">
              {t("justNow")} · <Globe aria-hidden className="size-3" />
            </p>
          </div>
        </header>
        <div className="px-4 py-3">
          {editing ? (
            <Textarea
              autoFocus
              rows={8}
              className="max-h-none"
              aria-label={t("editLabel")}
              value={post.content}
              onChange={(event) => onEdit(event.target.value)}
              onBlur={() => {
                onEdited(post.content);
                afterPress(() => setEditing(false));
              }}
            />
          ) : (
            <PreviewText key={post.id ?? "new"} text={post.content} writing={writing} />
          )}
        </div>
        {writing === "image" ? (
          <Skeleton className="aspect-video w-full rounded-none" />
        ) : (
          post.imageUrl && (
            // eslint-disable-next-line @next/next/no-img-element -- private, sized and encoded by us already
            <img src={post.imageUrl} alt={t("imageAlt")} className="aspect-video w-full object-cover" />
          )
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

/** Runs it once the press that took the focus is over: a button that moves under the press loses its click. */
function afterPress(run: () => void): void {
  if (!document.querySelector("button:active, a:active")) return run();
  addEventListener("mouseup", () => setTimeout(run), { once: true });
}
