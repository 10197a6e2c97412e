"use client";

import { useTranslations } from "next-intl";
import { PageHeader } from "@/components/layout/page-header";
import { usePageErrorText } from "@/components/layout/states/use-page-error-text";
import { Button } from "@/components/ui/button";

/** Shown when a page of the shell fails to render; navigation stays usable. Part of every page's bundle. */
export default function PageError({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations();
  const reason = usePageErrorText(error);
  return (
    <div role="alert">
      <PageHeader title={t("Common.pageFailed")} subtitle={reason ?? t("Shell.unloaded.text")} />
      <Button variant="outline" onClick={retry}>
        {t("Common.tryAgain")}
      </Button>
    </div>
  );
}
