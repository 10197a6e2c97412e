"use client";

import { Copy, ExternalLink } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { wallTime } from "@/lib/i18n/wall-time";
import type { SimilarPost } from "@/lib/posts/similar/types";
import { cardText } from "@/lib/text";
import { PostThumbnail } from "@/components/posts/post/post-thumbnail";
import { useBusinessZone } from "@/components/posts/wording/use-business-zone";
import { postAddress } from "@/components/posts/post/address/post-address";
import { timeOf, useSimilarPosts, useSimilarText } from "./use-similar-posts";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";

type SimilarPostsProps = {
  post: { id: number; revision: number };
  /** The business's, on a page that knows it. */
  timeZone?: string;
};

/**
 * Warns that a recent or upcoming post has the same photo or nearly the same words as the one that is about to be
 * scheduled or published, and shows it. Asked once for each pair; blocks nothing. Load it lazily.
 */
export function SimilarPosts({ post, timeZone }: SimilarPostsProps) {
  const t = useTranslations("Posts.similar");
  const zone = useBusinessZone(timeZone);
  const { first, keep } = useSimilarPosts(post);
  if (!first || zone === null) return null;
  return (
    <div
      data-to-check
      role="status"
      className="grid gap-2.5 rounded-md border border-warn/40 bg-paper p-3 text-sm"
    >
      <Similar similar={first} timeZone={zone} />
      <Button size="sm" variant="ghost" className="-ml-2 justify-self-start" onClick={keep}>
        {t("keep")}
      </Button>
    </div>
  );
}

type SimilarProps = { similar: SimilarPost; timeZone: string };

/** One sentence, and the other post: its photo, its first words and its time. It opens in a tab of its own. */
function Similar({ similar, timeZone }: SimilarProps) {
  const t = useTranslations("Posts.similar");
  const format = useWeekFormat(timeZone);
  const text = useSimilarText(timeZone)(similar);
  const { post } = similar;
  const at = timeOf(similar);
  if (at === null) return null;
  const { date } = wallTime(new Date(at), timeZone);
  return (
    <>
      <p className="flex gap-2.5">
        <Copy aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        {text}
      </p>
      {/* In a new tab, so that unsaved choices here are kept. */}
      <a
        href={postAddress(`/week?from=${date}`, post.id)}
        target="_blank"
        rel="noopener"
        className="flex min-w-0 items-center gap-3 rounded-md border bg-sheet p-2 transition-colors hover:border-edge"
      >
        {post.imageUrl && <PostThumbnail src={post.imageUrl} className="size-14" />}
        <span className="grid min-w-0 grow gap-0.5">
          <span translate="no" className="line-clamp-2 leading-5 break-words">
            {cardText(post.content)}
          </span>
          <span className="text-[0.8125rem] text-ink-soft tabular-nums">{format.moment(at)}</span>
        </span>
        <ExternalLink aria-hidden className="size-3.5 shrink-0 text-ink-soft" />
        <span className="sr-only">{t("newTab")}</span>
      </a>
    </>
  );
}

/** The sentence alone, for a row of a list. Load it lazily. */
export function SimilarLine({ post, timeZone }: Required<SimilarPostsProps>) {
  const { first } = useSimilarPosts(post);
  const textOf = useSimilarText(timeZone);
  if (!first) return null;
  return (
    <span className="flex gap-1.5 text-sm">
      <Copy aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <span>{textOf(first)}</span>
    </span>
  );
}
