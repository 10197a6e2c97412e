"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";

/** Where a page of the shell could not be made: the bars stay, and so does the way back. Travels with every page. */
export default function PageError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations();
  return (
    <div role="alert">
      <PageHeader title={t("Common.pageFailed")} subtitle={t("Shell.unloaded.text")} />
      <Button variant="outline" onClick={retry}>
        {t("Common.tryAgain")}
      </Button>
    </div>
  );
}
