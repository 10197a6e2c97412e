"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { useState } from "react";
import { cn } from "@/lib/utils";
import { claimsQuery } from "@/lib/posts/checking/query-options";

type ClaimsLineProps = { post: { id: number; revision: number; content: string }; content: string };

/**
 * Before a post goes out: its claims without a source, in one line. It asks nothing. While a model still reads the text,
 * its place is kept, so that a late answer moves no button.
 */
export function ClaimsLine({ post, content }: ClaimsLineProps) {
  const t = useTranslations("Posts.claims");
  const format = useFormatter();
  const { data } = useQuery(claimsQuery(post.id, post.revision));
  const [isKept] = useState(data?.reading === true);
  if (data?.revision !== post.revision || content !== post.content) return null;
  const texts = data.claims.flatMap(({ verdict, text }) => (verdict === "UNSAID" ? text : []));
  if (texts.length === 0 && !isKept) return null;
  const named = [...new Set(texts)];
  const line = named.length > 0 && t("line", { count: named.length, list: format.list(named) });
  return (
    <p role="status" className={cn("text-sm text-ink-soft", isKept && "line-clamp-2 min-h-10")}>
      {line || (data.reading && t("reading"))}
    </p>
  );
}
