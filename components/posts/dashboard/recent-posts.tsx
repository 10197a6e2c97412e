import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/layout/states/empty-state";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import type { NoticesOfPosts } from "@/lib/posts/needs/stored-notices";
import type { Post } from "@/lib/posts/types";
import { LivePosts } from "@/components/posts/list/live-posts";
import { PostCard, PostCardSkeleton } from "@/components/posts/list/post-card";
import { SectionHeading } from "./section-heading";

type RecentPostsProps = {
  posts: readonly Post[];
  notices: NoticesOfPosts;
  /** The business's. */
  timeZone: string;
};

/** The newest posts on the dashboard. */
export function RecentPosts({ posts, notices, timeZone }: RecentPostsProps) {
  const t = useTranslations("Posts.recent");
  return (
    <section data-posts tabIndex={-1} aria-labelledby="recent-posts" className="focus:outline-none">
      <LivePosts posts={posts} />
      <Heading />
      {posts.length === 0 ? (
        <EmptyState
          below
          text={t("empty")}
          className="rounded-lg border bg-sheet"
          action={
            <Link href={newPostPath()} className={buttonVariants({ variant: "outline" })}>
              {t("write")}
            </Link>
          }
        />
      ) : (
        <ul className="rounded-lg border bg-sheet">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} notices={notices.get(post.id)} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Heading() {
  const t = useTranslations("Posts.recent");
  return <SectionHeading id="recent-posts" title={t("title")} href="/your-posts" linkText={t("all")} />;
}

/** Three placeholder cards while the recent posts load, under the heading, which stays. */
export function RecentPostsSkeleton() {
  return (
    <section aria-busy aria-labelledby="recent-posts">
      <Heading />
      <ul className="rounded-lg border bg-sheet">
        {[0, 1, 2].map((card) => (
          <PostCardSkeleton key={card} />
        ))}
      </ul>
    </section>
  );
}
