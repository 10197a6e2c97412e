import { useTranslations } from "next-intl";
import { PAGE_SIZE } from "@/lib/posts/constants";
import type { YourPosts } from "@/lib/posts/schema";
import type { NoticedPosts } from "@/lib/posts/needs/list-your-posts";
import { RestorePageFocus } from "./restore-page-focus";
import { LivePosts } from "./live-posts";
import { NoPosts } from "./no-posts";
import { PostCard, PostCardSkeleton } from "./post-card";
import { PostPages } from "./post-pages";

type PostListProps = { list: NoticedPosts; query: YourPosts };

/** One page of posts, with pagination; in a frame 600 px high where the window is wide enough to scroll within it. */
export function PostList({ list, query }: PostListProps) {
  const t = useTranslations("Posts");
  const { postList, numberOfPages, numberOfRecords } = list;
  const found = query.q ? t("list.found", { count: numberOfRecords }) : null;
  const from = query.page * PAGE_SIZE + 1;
  return (
    <>
      {/* Stays mounted while the user types, so that screen readers announce each search's result. */}
      <p role="status" className="sr-only">
        {found}
      </p>
      {postList.length === 0 ? (
        <NoPosts {...query} />
      ) : (
        <>
          {/* The frame scrolls, so it must be focusable: WCAG 2.1.1. */}
          <div
            role="region"
            data-posts
            aria-label={t("list.title")}
            tabIndex={0}
            className="rounded-lg border bg-sheet md:h-[600px] md:overflow-y-auto"
          >
            <LivePosts posts={postList} />
            <ul>
              {postList.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  notices={list.notices.get(post.id)}
                  timeZone={list.timeZone}
                />
              ))}
            </ul>
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
            <p className="text-sm text-ink-soft tabular-nums">
              {t("list.showing", { from, to: from + postList.length - 1, total: numberOfRecords })}
            </p>
            <RestorePageFocus>
              <PostPages query={query} pages={numberOfPages} />
            </RestorePageFocus>
          </div>
        </>
      )}
    </>
  );
}

/** Five placeholder cards while the posts load. */
export function PostListSkeleton() {
  const t = useTranslations("Posts.list");
  return (
    <ul
      aria-busy
      aria-label={t("loading")}
      className="overflow-hidden rounded-lg border bg-sheet md:h-[600px]"
    >
      {[0, 1, 2, 3, 4].map((card) => (
        <PostCardSkeleton key={card} />
      ))}
    </ul>
  );
}
