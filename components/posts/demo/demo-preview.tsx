import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { PostHeader } from "@/components/posts/post/post-header";
import { PreviewText } from "@/components/posts/drafting/preview/preview-text";

type DemoPreviewProps = {
  ref?: Ref<HTMLElement>;
  businessName: string;
  content: string;
  writing: boolean;
  /** Where its photo is shown from. */
  photo: string | undefined;
};

/** A visitor's post as Facebook will show it. */
export function DemoPreview({ ref, businessName, content, writing, photo }: DemoPreviewProps) {
  const t = useTranslations("Workspace");
  return (
    <article
      ref={ref}
      aria-label={t("preview")}
      className="min-w-0 scroll-mt-4 focus-visible:outline-none overflow-hidden rounded-lg border bg-sheet"
    >
      <PostHeader name={businessName} />
      <div className="px-4 pb-4">
        <PreviewText text={content} step={writing ? "text" : null} startChoices={null} />
      </div>
      {photo && (
        // eslint-disable-next-line @next/next/no-img-element -- it is on this device, where next/image does not reach
        <img src={photo} alt={t("imageAlt")} className="max-h-[36rem] w-full bg-paper object-contain" />
      )}
      <footer className="flex gap-4 border-t px-4 py-3 text-sm text-ink-soft tabular-nums">
        <span>{t("likes")}</span>
        <span>{t("comments")}</span>
        <span>{t("shares")}</span>
      </footer>
      <p aria-live="polite" className="sr-only">
        {writing ? t("writingText") : ""}
      </p>
    </article>
  );
}
