import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { socialQuery } from "@/lib/connections/query-options";

/** Beside the first post of a page alone: whether everybody sees it can only be seen signed out. */
export function FirstPostHint({ postId }: { postId: number }) {
  const t = useTranslations("Posts.result");
  const { data } = useQuery({
    ...socialQuery,
    // What is known from before the first post names none.
    refetchOnMount: ({ state }) => (state.data?.FACEBOOK?.firstPostId ? false : "always"),
  });
  return data?.FACEBOOK?.firstPostId === postId ? <p className="mt-2 text-sm">{t("firstPost")}</p> : null;
}
