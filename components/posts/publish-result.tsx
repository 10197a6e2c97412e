"use client";

import { CircleCheck, CircleHelp, ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import Link from "next/link";
import type { PostPlatform } from "@/lib/posts/types";

/** What became of a post that was sent. */
export type Published = { deliveries: PostPlatform[]; pageName?: string };

/** Says what happened to the post that has just left the workbench, with the link to see it. */
export function PublishResult({ published }: { published: Published }) {
  const t = useTranslations("Workspace.result");
  const [delivery] = published.deliveries;
  const settled = !delivery || delivery.status === "SUCCESS";
  const page = published.pageName ?? t("yourPage");
  return (
    <div role="status" className="flex gap-3 rounded-lg border bg-press-wash p-4">
      {settled ? (
        <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-good" />
      ) : (
        <CircleHelp aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
      )}
      <div className="min-w-0">
        <p className="font-medium">
          {!delivery ? t("marked") : settled ? t("published", { page }) : t("checking")}
        </p>
        <p className="text-sm text-ink-soft">
          {!delivery ? t("markedText") : settled ? t("publishedText") : t("checkingText")}
        </p>
        <p className="mt-2 flex flex-wrap gap-4 text-sm">
          {delivery?.permalink && (
            <a
              href={delivery.permalink}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex items-center gap-1"
            >
              {t("see")}
              <ExternalLink aria-hidden className="size-3.5" />
            </a>
          )}
          <Link href="/your-posts" className="text-link">
            {t("allPosts")}
          </Link>
        </p>
      </div>
    </div>
  );
}
