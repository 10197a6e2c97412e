"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import type { Week } from "@/lib/posts/week/types";

const PostingTimesDialog = dynamic(
  () =>
    import("@/components/posts/week/posting-times/posting-times-dialog").then(
      (module) => module.PostingTimesDialog,
    ),
  { loading: () => null },
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
