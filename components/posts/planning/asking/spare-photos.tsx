"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import type { Week } from "@/lib/posts/week/types";

const PostingTimesDialog = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/week/posting-times/posting-times-dialog")).then(
      (module) => module.PostingTimesDialog,
    ),
  { loading: PartLoading },
);

type SparePhotosProps = { week: Week; photos: number; times: number };

/** There are more photos than times: what becomes of the others, and how there are more times. Load it lazily. */
export function SparePhotos({ week, photos, times }: SparePhotosProps) {
  const t = useTranslations("Planning.spare");
  const [open, setOpen] = useState(false);
  return (
    <p className="-mt-4 max-w-text text-sm text-ink-soft tabular-nums">
      <span>{t("text", { photos, times, rest: photos - times })}</span>{" "}
      <button type="button" className="text-link font-medium" onClick={() => setOpen(true)}>
        {t("add")}
      </button>
      {open && <PostingTimesDialog week={week} onClose={() => setOpen(false)} />}
    </p>
  );
}
