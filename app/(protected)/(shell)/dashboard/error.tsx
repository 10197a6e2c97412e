"use client";

import { useTranslations } from "next-intl";
import { ErrorState } from "@/components/layout/error-state";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";

export default function DashboardError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Dashboard");
  return (
    <>
      <PageHeader title={t("welcome")} />
      <ErrorState
        title={t("error")}
        text={t("errorText")}
        action={
          <Button variant="outline" onClick={retry}>
            {t("tryAgain")}
          </Button>
        }
      />
    </>
  );
}
