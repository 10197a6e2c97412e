"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { claimsQuery } from "@/lib/posts/checking/query-options";

type ClaimsLineProps = { post: { id: number; revision: number; content: string }; content: string };

/** Before a post goes out: its claims without a source, in one line. It asks nothing. */
export function ClaimsLine({ post, content }: ClaimsLineProps) {
  const t = useTranslations("Posts.claims");
  const format = useFormatter();
  const { data } = useQuery(claimsQuery(post.id, post.revision));
  if (data?.revision !== post.revision || content !== post.content) return null;
  const texts = data.claims.flatMap(({ verdict, text }) => (verdict === "UNSAID" ? text : []));
  if (texts.length === 0) return null;
  const named = [...new Set(texts)];
  return (
    <p className="text-sm text-ink-soft">{t("line", { count: named.length, list: format.list(named) })}</p>
  );
}
