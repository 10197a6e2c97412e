"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "@/components/layout/states/load-error";
import { usePageErrorText } from "@/components/layout/states/use-page-error-text";

export default function DashboardError({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Shell");
  const reason = usePageErrorText(error);
  return (
    <LoadError
      page={t("dashboard")}
      title={t("unloaded.dashboard")}
      text={reason ?? t("unloaded.text")}
      retry={retry}
    />
  );
}
