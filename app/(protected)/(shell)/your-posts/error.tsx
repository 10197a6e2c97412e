"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ErrorState } from "@/components/layout/error-state";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";

export default function YourPostsError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Posts.list");
  useEffect(() => toast.error(t("failed"), { id: "posts-failed" }), [t]);
  return (
    <>
      <PageHeader title={t("title")} />
      <ErrorState
        title={t("failed")}
        text={t("failedText")}
        action={
          <Button variant="outline" onClick={retry}>
            {t("tryAgain")}
          </Button>
        }
      />
    </>
  );
}
