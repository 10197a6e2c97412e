"use client";

import { Globe, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { PartLoading } from "@/components/layout/states/part-loading";
import { PhotosPlace } from "@/components/posts/photos/photos-place";
import { PreviewPhotos } from "@/components/posts/photos/preview-photos";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { CopyButton } from "@/components/ui/copy-button";
import { isBlank } from "@/lib/text";
import { mayHoldLink } from "@/lib/text/may-hold-link";
import { cn } from "@/lib/utils";
import { PreviewBody } from "./preview-body";
import {
  useEditor,
  useSending,
  useWorkspaceData,
  useWriting,
} from "@/components/posts/drafting/workspace-context";

const LinkCard = dynamic(
  () => keepTrying(() => import("@/components/posts/links/link-card")).then((module) => module.LinkCard),
  { loading: PartLoading },
);

/** The post as Facebook will show it; its text can be edited in place. @param wide the form stands beside it */
export function PostPreview({ wide }: { wide: boolean }) {
  const t = useTranslations("Workspace");
  const { preview, post, photos, content, busy, editable, written, reviewing } = useEditor();
  const { writer } = useWriting();
  const step = writer.writing?.step;
  // Another version of the post keeps its photos.
  const own = !busy || post.isNew || writer.asked?.postId !== undefined;
  const shown = own ? post.photos : [];
  return (
    <Card className="min-w-0 max-md:border-0 max-md:bg-paper max-md:p-0">
      <CardHeader>
        <CardTitle>{t("preview")}</CardTitle>
        <PreviewTools />
      </CardHeader>
      <article
        ref={preview}
        aria-label={t("preview")}
        className={cn(
          "overflow-hidden rounded-lg border bg-sheet",
          step === "text" && "[&>:nth-child(n+3)]:invisible",
        )}
      >
        <PreviewHeader />
        <PreviewBody wide={wide} />
        {busy && writer.asked?.generateImage ? (
          <PhotosPlace />
        ) : photos.coming !== null ? (
          <PhotosPlace ratio={photos.coming} />
        ) : (
          <PreviewPhotos
            photos={shown}
            content={post.content}
            awaited={own ? photos.awaited : 0}
            tools={editable || busy ? photos.list : null}
            locked={busy}
          />
        )}
        {written && !reviewing && shown.length === 0 && mayHoldLink(content) && <LinkCard text={content} />}
        <footer className="flex flex-wrap gap-x-4 border-t px-4 py-3 text-sm text-ink-soft tabular-nums">
          <span>{t("likes")}</span>
          <span>{t("comments")}</span>
          <span>{t("shares")}</span>
        </footer>
      </article>
      <p aria-live="polite" className="sr-only">
        {step === "text" ? t("writingText") : step === "image" ? t("writingImage") : ""}
      </p>
    </Card>
  );
}

/** Editing the text in place, and copying it. */
function PreviewTools() {
  const t = useTranslations("Workspace");
  const { busy, editable, editing, reviewing, content, edit } = useEditor();
  return (
    <div className="-my-1 flex gap-1">
      <Button
        size="sm"
        variant="ghost"
        icon={<PenLine aria-hidden />}
        disabled={!editable || reviewing || editing}
        onClick={edit}
      >
        {t("edit")}
      </Button>
      <CopyButton
        size="sm"
        variant="ghost"
        disabled={busy || isBlank(content)}
        text={content}
        copied={t("copied")}
        failed={t("copyFailed")}
      >
        {t("copy")}
      </CopyButton>
    </div>
  );
}

/** Whose post it is, and when it is on the page: 'Just now', as Facebook says, or the time that it has or is meant for. */
function PreviewHeader() {
  const t = useTranslations("Workspace");
  const moment = useTimeText();
  const { brandName, connections } = useWorkspaceData();
  const { post } = useEditor();
  const { schedule } = useSending();
  const time =
    post.stage === "scheduled"
      ? post.saved?.scheduledTime
      : post.stage === "draft" && schedule.on
        ? schedule.at
        : null;
  return (
    <header className="flex items-center gap-3 px-4 pt-4">
      <Avatar name={brandName} src={connections.FACEBOOK?.pagePicture} className="size-10 text-base" />
      <div className="min-w-0">
        <p className="truncate font-semibold">{brandName}</p>
        <p className="text-label font-normal text-ink-soft">
          <span>{time ? moment.soon(time) : t("justNow")}</span> ·{" "}
          <Globe aria-hidden className="inline size-3" />
        </p>
      </div>
    </header>
  );
}
