"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { LoadError } from "@/components/layout/states/load-error";
import { usePageErrorText } from "@/components/layout/states/use-page-error-text";
import { toast } from "@/components/ui/toast/toast";

export default function YourPostsError({ error, retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Shell");
  const reason = usePageErrorText(error);
  useEffect(() => toast.error(t("unloaded.posts"), { id: "posts-failed" }), [t]);
  return (
    <LoadError
      page={t("yourPosts")}
      title={t("unloaded.posts")}
      text={reason ?? t("unloaded.postsText")}
      retry={retry}
    />
  );
}
