import { Globe } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { PreviewText } from "@/components/posts/drafting/preview/preview-text";
import { Avatar } from "@/components/ui/avatar";

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
      <header className="flex items-center gap-3 px-4 pt-4">
        <Avatar name={businessName} className="size-10 text-base" />
        <div className="min-w-0">
          <p className="truncate font-semibold">{businessName}</p>
          <p className="text-label font-normal text-ink-soft">
            {t("justNow")} · <Globe aria-hidden className="inline size-3" />
          </p>
        </div>
      </header>
      <div className="px-4 py-4">
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
