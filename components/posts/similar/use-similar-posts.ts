"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { similarQuery } from "@/lib/posts/similar/query-options";
import type { SimilarPost } from "@/lib/posts/similar/types";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";

const NONE: readonly number[] = [];

/** The post that is most like another one and was not found to be so on purpose; null for none, and while it loads. */
export function useSimilarPosts(post: { id: number; revision: number }) {
  const [kept, setKept] = useStoredState<readonly number[]>(`similar:${post.id}`, NONE);
  const { data } = useQuery({
    ...similarQuery(post.id, post.revision),
    // What is said does not blink while a new revision is compared; of another post it would be wrong.
    placeholderData: (before, query) => (query?.queryKey[1] === post.id ? before : undefined),
  });
  const similar = data?.similar ?? [];
  return {
    first: similar.find(({ post: other }) => !kept.includes(other.id)) ?? null,
    /** Its owner means it so: of these posts it is not said again. */
    keep: () => setKept([...kept, ...similar.map(({ post: other }) => other.id)]),
  };
}

/** When a similar post went out, or goes out. */
export const timeOf = ({ post }: SimilarPost): string | null => post.publishedAt ?? post.scheduledTime;

/** 'The same photo went out on Thursday, November 12.' */
export function useSimilarText(timeZone: string) {
  const t = useTranslations("Posts.similar");
  const format = useWeekFormat(timeZone);
  return (similar: SimilarPost): string => {
    const at = timeOf(similar);
    if (at === null) return "";
    const { samePhoto, alikeText, post } = similar;
    const what = samePhoto ? (alikeText ? "both" : "photo") : "words";
    return t(what, { past: String(post.status === "PUBLISHED"), day: format.date(at) });
  };
}
