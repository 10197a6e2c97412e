import { useTranslations } from "next-intl";
import type { Post } from "@/lib/posts/types";

const COUNTS = ["reactions", "comments", "shares"] as const;

/**
 * What became of a published post on its page, in a sentence: 'People came for it. 14 reactions, 3 comments.', or that it is gone. Null until
 * anything is known.
 */
export function usePostAnswer(): (post: Pick<Post, "counts" | "outcome" | "postPlatforms">) => string | null {
  const t = useTranslations("Posts.answer");
  return ({ counts, outcome, postPlatforms }) => {
    if (postPlatforms.some(({ errorCode }) => errorCode === "POST_GONE")) return t("gone");
    const told = COUNTS.filter((name) => counts?.[name]).map((name) =>
      t(name, { count: counts?.[name] ?? 0 }),
    );
    const counted = told.length > 0 ? t("counts", { counts: told.join(", ") }) : counts && t("none");
    return [outcome && t("outcome", { outcome }), counted].filter(Boolean).join(" ") || null;
  };
}
