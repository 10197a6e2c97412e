"use client";

import { useTranslations } from "next-intl";
import { UnloadedPage } from "@/components/layout/unloaded-page";

export default function DashboardError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Shell");
  return (
    <UnloadedPage
      page={t("dashboard")}
      title={t("unloaded.dashboard")}
      text={t("unloaded.text")}
      retry={retry}
    />
  );
}
