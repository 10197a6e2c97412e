"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { LoadError } from "@/components/layout/states/load-error";
import { toast } from "@/components/ui/toast/toast";

export default function YourPostsError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Shell");
  useEffect(() => toast.error(t("unloaded.posts"), { id: "posts-failed" }), [t]);
  return (
    <LoadError
      page={t("yourPosts")}
      title={t("unloaded.posts")}
      text={t("unloaded.postsText")}
      retry={retry}
    />
  );
}
