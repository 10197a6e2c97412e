"use client";

import { useTranslations } from "next-intl";
import { usePageErrorText } from "@/components/layout/states/use-page-error-text";

/**
 * The shell's, with a way back: the reading has no navigation beside it. Part of its bundle, where a router's link and
 * the product's button would stand a second time: so it has plain ones.
 */
export default function ReadingError({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations();
  const reason = usePageErrorText(error);
  return (
    <main id="main" className="mx-auto grid max-w-[38rem] justify-items-start gap-6 px-4 py-8">
      <div role="alert">
        <h1 className="page-title">{t("Common.pageFailed")}</h1>
        <p className="mt-1.5 max-w-text text-balance text-ink-soft">{reason ?? t("Shell.unloaded.text")}</p>
      </div>
      <button
        type="button"
        className="h-control rounded-md border border-edge bg-sheet px-4 font-medium hover:border-ink-soft hover:bg-paper"
        onClick={retry}
      >
        {t("Common.tryAgain")}
      </button>
      <a href="/week" className="text-link">
        {t("Shell.week")}
      </a>
    </main>
  );
}
