import { useTranslations } from "next-intl";
import type { Post } from "@/lib/posts/types";

const COUNTS = ["reactions", "comments", "shares"] as const;

/**
 * What became of a published post on its page, in a sentence: 'People came for it. Seen by 412 people; your posts are
 * usually seen by 260. 14 reactions, 3 comments.', or that it is gone. Null until anything is known.
 */
export function usePostAnswer(): (post: Pick<Post, "counts" | "outcome" | "postPlatforms">) => string | null {
  const t = useTranslations("Posts.answer");
  return ({ counts, outcome, postPlatforms }) => {
    if (postPlatforms.some(({ errorCode }) => errorCode === "POST_GONE")) return t("gone");
    const told = COUNTS.flatMap((name) => (counts?.[name] ? t(name, { count: counts[name] }) : []));
    // Where the counts were read, shares are told, if only that there are none.
    const { people, usual, shares } = { people: 0, usual: 0, shares: 1, ...counts };
    const said = [
      outcome && t("outcome", { outcome }),
      people > 0 && t("people", { people, usual }),
      told.length > 0 ? t("told", { told: told.join(", ") }) : shares === 0 && t("none"),
    ];
    return said.filter(Boolean).join(" ") || null;
  };
}
