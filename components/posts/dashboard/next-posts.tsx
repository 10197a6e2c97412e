import { useTranslations } from "next-intl";
import type { Need } from "@/lib/posts/needs/types";
import type { Post } from "@/lib/posts/types";
import { LivePosts } from "@/components/posts/list/live-posts";
import { NextPost, NextPostSkeleton } from "./next-post";
import { SectionHeading } from "./section-heading";
import { WeekStrip } from "./week-strip";

type NextPostsProps = {
  /** The next scheduled posts, by their time. */
  posts: readonly Post[];
  /** What keeps them from going out. */
  needs: readonly Need[];
};

/** The post that goes out next, and the seven days from today. */
export function NextPosts({ posts, needs }: NextPostsProps) {
  const t = useTranslations("Posts.next");
  const [next] = posts;
  return (
    <section data-posts tabIndex={-1} aria-labelledby="next-posts" className="focus:outline-none">
      <LivePosts posts={posts.slice(0, 3)} />
      <Heading />
      {next ? (
        <ul>
          <NextPost key={next.id} post={next} needs={needs} />
        </ul>
      ) : (
        <p className="text-ink-soft">{t("none")}</p>
      )}
      <WeekStrip posts={posts} />
    </section>
  );
}

/** How the last seven days went. */
export function LastWeek(counts: { published: number; failed: number }) {
  const t = useTranslations("Posts.next");
  return <p className="mt-3 text-sm text-ink-soft tabular-nums">{t("lastWeek", counts)}</p>;
}

function Heading() {
  const t = useTranslations("Posts.next");
  return <SectionHeading id="next-posts" title={t("title")} href="/week" linkText={t("week")} />;
}

/** A placeholder while the next post loads, under the heading, which stays. */
export function NextPostsSkeleton() {
  return (
    <section aria-busy aria-labelledby="next-posts">
      <Heading />
      <NextPostSkeleton />
    </section>
  );
}
