import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/layout/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Post } from "@/lib/posts/types";
import { LivePosts } from "./live-posts";
import { PostCard, PostCardSkeleton } from "./post-card";

type RecentPostsProps = {
  posts: readonly Post[];
  /** Nothing on the page is more urgent than a first post: its button is the one primary. */
  lead: boolean;
};

/** The newest posts on the dashboard. */
export function RecentPosts({ posts, lead }: RecentPostsProps) {
  const t = useTranslations("Posts.recent");
  return (
    <section data-posts tabIndex={-1} aria-labelledby="recent-posts" className="focus:outline-none">
      <LivePosts posts={posts} />
      <Heading />
      {posts.length === 0 ? (
        <EmptyState
          drawing="posts"
          text={t("empty")}
          className="rounded-lg border bg-sheet"
          action={
            <Link
              href="/post-generator"
              className={buttonVariants({ variant: lead ? "primary" : "outline" })}
            >
              {t("write")}
            </Link>
          }
        />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Heading() {
  const t = useTranslations("Posts.recent");
  return (
    <div className="mb-4 flex items-center justify-between gap-4">
      <h2 id="recent-posts" className="text-section">
        {t("title")}
      </h2>
      <Link href="/your-posts" className={buttonVariants({ variant: "outline", size: "sm" })}>
        {t("all")}
      </Link>
    </div>
  );
}

/** Three cards while the recent posts load, under the heading that stays. */
export function RecentPostsSkeleton() {
  return (
    <section aria-busy aria-labelledby="recent-posts">
      <Heading />
      <ul className="grid gap-3">
        {[0, 1, 2].map((card) => (
          <PostCardSkeleton key={card} />
        ))}
      </ul>
    </section>
  );
}
