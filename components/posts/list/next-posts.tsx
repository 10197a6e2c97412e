import { useTranslations } from "next-intl";
import { PauseSwitch } from "@/components/posts/scheduling/pause-switch";
import type { Pause } from "@/lib/posts/scheduling/types";
import type { Post } from "@/lib/posts/types";
import { LivePosts } from "./live-posts";
import { PostCard } from "./post-card";
import { SectionHeading } from "./section-heading";

type NextPostsProps = {
  /** The next scheduled posts, by their time. */
  posts: readonly Post[];
  pause: Pause;
  /** How the last seven days went. */
  lastWeek: { published: number; failed: number };
};

/** What goes out next, the switch that pauses it, and the last seven days in a sentence. */
export function NextPosts({ posts, pause, lastWeek }: NextPostsProps) {
  const t = useTranslations("Posts.next");
  return (
    <section data-posts tabIndex={-1} aria-labelledby="next-posts" className="focus:outline-none">
      <LivePosts posts={posts} />
      <SectionHeading id="next-posts" title={t("title")} href="/week" linkText={t("week")} />
      <PauseSwitch pause={pause} />
      {posts.length === 0 ? (
        <p className="mt-4 text-ink-soft">{t("none")}</p>
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-3">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-sm text-ink-soft tabular-nums">{t("lastWeek", lastWeek)}</p>
    </section>
  );
}
