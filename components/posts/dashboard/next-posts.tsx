import { useTranslations } from "next-intl";
import { PauseSwitch } from "@/components/posts/scheduling/pause-switch";
import type { Pause } from "@/lib/posts/scheduling/types";
import type { Post } from "@/lib/posts/types";
import { LivePosts } from "@/components/posts/list/live-posts";
import { NextPost, NextPostSkeleton } from "./next-post";
import { SectionHeading } from "./section-heading";
import { WeekStrip } from "./week-strip";

type NextPostsProps = {
  /** The next scheduled posts, by their time. */
  posts: readonly Post[];
  pause: Pause;
  /** How the last seven days went. */
  lastWeek: { published: number; failed: number };
};

/** The post that goes out next, the seven days from today, the switch that pauses all, and how the last seven went. */
export function NextPosts({ posts, pause, lastWeek }: NextPostsProps) {
  const t = useTranslations("Posts.next");
  const [next] = posts;
  return (
    <section data-posts tabIndex={-1} aria-labelledby="next-posts" className="focus:outline-none">
      <LivePosts posts={posts.slice(0, 3)} />
      <Heading />
      {next ? (
        <ul>
          <NextPost key={next.id} post={next} />
        </ul>
      ) : (
        <p className="text-ink-soft">{t("none")}</p>
      )}
      <WeekStrip posts={posts} />
      <PauseSwitch pause={pause} />
      <p className="mt-3 text-sm text-ink-soft tabular-nums">{t("lastWeek", lastWeek)}</p>
    </section>
  );
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
