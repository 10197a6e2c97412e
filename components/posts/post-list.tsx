import { useTranslations } from "next-intl";
import Link from "next/link";
import { EmptyState } from "@/components/layout/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { PAGE_SIZE } from "@/lib/posts/constants";
import type { YourPosts } from "@/lib/posts/schema";
import type { PostList as List } from "@/lib/posts/types";
import { LivePosts } from "./live-posts";
import { PostCard, PostCardSkeleton } from "./post-card";
import { PostPages } from "./post-pages";

type PostListProps = { list: List; query: YourPosts };

/** One page of posts, in a frame 600 px high, and the way to the other pages. */
export function PostList({ list, query }: PostListProps) {
  const t = useTranslations("Posts");
  const { postList, numberOfPages, numberOfRecords } = list;
  if (postList.length === 0) {
    return (
      <EmptyState
        drawing="posts"
        text={t(query.q ? "list.emptySearch" : query.status ? "list.emptyFiltered" : "list.empty")}
        className="h-[600px] justify-center rounded-lg border bg-sheet"
        action={
          <Link href="/post-generator" className={buttonVariants()}>
            {t("recent.write")}
          </Link>
        }
      />
    );
  }
  const from = query.page * PAGE_SIZE + 1;
  return (
    <>
      {/* The frame scrolls, so the keyboard has to reach it: WCAG 2.1.1. */}
      <div
        role="region"
        data-posts
        aria-label={t("list.title")}
        tabIndex={0}
        className="h-[600px] overflow-y-auto rounded-lg border bg-sheet"
      >
        <LivePosts posts={postList} />
        <ul>
          {postList.map((post) => (
            <PostCard key={post.id} post={post} row />
          ))}
        </ul>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p className="text-sm text-ink-soft tabular-nums">
          {t("list.showing", { from, to: from + postList.length - 1, total: numberOfRecords })}
        </p>
        <PostPages query={query} pages={numberOfPages} />
      </div>
    </>
  );
}

/** Five cards while the posts load. */
export function PostListSkeleton() {
  const t = useTranslations("Posts.list");
  return (
    <ul aria-busy aria-label={t("loading")} className="h-[600px] overflow-hidden rounded-lg border bg-sheet">
      {[0, 1, 2, 3, 4].map((card) => (
        <PostCardSkeleton key={card} row />
      ))}
    </ul>
  );
}
