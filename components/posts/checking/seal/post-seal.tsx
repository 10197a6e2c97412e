"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { Skeleton } from "@/components/ui/skeleton";
import { sealQuery } from "@/lib/posts/seal/query-options";
import type { Post } from "@/lib/posts/types";
import { cn } from "@/lib/utils";

const SealList = dynamic(() => keepTrying(() => import("./seal-list")).then((module) => module.SealList), {
  loading: () => <Skeleton className="h-40" />,
});

type PostSealProps = {
  post: Pick<Post, "id" | "revision" | "status" | "content">;
  /** The text as it stands on the screen: what is not saved is not checked. */
  content: string;
  /** When it would go out, where that is not yet its time; ISO 8601. */
  at?: string;
  className?: string;
};

/**
 * The seal: one line that says how much of a post was checked, and opens to say what, when and by what. Its place is
 * there before the answer is. Load it lazily.
 */
export function PostSeal({ post, content, at, className }: PostSealProps) {
  const t = useTranslations("Posts.seal");
  const [open, setOpen] = useState(false);
  const { data: seal, isError } = useQuery(sealQuery(post, at));
  const checks = seal?.checks ?? [];
  const count = (outcome: string) => checks.filter((check) => check.outcome === outcome).length;
  const wrong = count("WRONG");
  const isSaved = content === post.content;
  const line =
    !seal || !isSaved
      ? t("title")
      : [
          t("closed", { done: checks.length - count("OPEN"), all: checks.length }),
          ...(wrong > 0 ? [t("wrong", { count: wrong })] : []),
        ].join(" · ");
  return (
    <details
      data-seal
      className={cn("group text-sm", className)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="-mx-1 flex cursor-pointer list-none items-center gap-1.5 rounded-sm px-1 py-1 text-label pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        <span className="tabular-nums">{line}</span>
      </summary>
      {open && isError && <p className="pt-2 text-ink-soft">{t("failed")}</p>}
      {open && !isSaved && <p className="pt-2 text-ink-soft">{t("unsaved")}</p>}
      {open && isSaved && !isError && (seal ? <SealList seal={seal} /> : <Skeleton className="h-40" />)}
    </details>
  );
}
