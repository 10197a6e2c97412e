"use client";

import { useTranslations } from "next-intl";
import { LoadError } from "@/components/layout/states/load-error";

export default function DashboardError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Shell");
  return (
    <LoadError
      page={t("dashboard")}
      title={t("unloaded.dashboard")}
      text={t("unloaded.text")}
      retry={retry}
    />
  );
}
