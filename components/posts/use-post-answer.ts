import { useTranslations } from "next-intl";
import type { Post } from "@/lib/posts/types";

const COUNTS = ["reactions", "comments", "shares"] as const;

/**
 * What became of a published post on its page, in a sentence: '14 reactions, 3 comments.', or that it is gone. Null until
 * anything is known.
 */
export function usePostAnswer(): (post: Pick<Post, "counts" | "postPlatforms">) => string | null {
  const t = useTranslations("Posts.answer");
  return ({ counts, postPlatforms }) => {
    if (postPlatforms.some(({ errorCode }) => errorCode === "POST_GONE")) return t("gone");
    if (!counts) return null;
    const told = COUNTS.filter((name) => counts[name]).map((name) => t(name, { count: counts[name] ?? 0 }));
    return told.length > 0 ? t("counts", { counts: told.join(", ") }) : t("none");
  };
}
