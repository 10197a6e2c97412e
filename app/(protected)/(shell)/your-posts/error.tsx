"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { UnloadedPage } from "@/components/layout/unloaded-page";
import { toast } from "@/components/ui/toast";

export default function YourPostsError({ retry }: { error: Error; retry: () => void }) {
  const t = useTranslations("Shell");
  useEffect(() => toast.error(t("unloaded.posts"), { id: "posts-failed" }), [t]);
  return (
    <UnloadedPage
      page={t("yourPosts")}
      title={t("unloaded.posts")}
      text={t("unloaded.postsText")}
      retry={retry}
    />
  );
}
