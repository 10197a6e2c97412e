import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { usePostAnswer } from "@/components/posts/post/use-post-answer";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { postLikePath } from "@/lib/posts/repeating/like-path";
import type { GoodPost } from "@/lib/posts/worked/types";

/** The newest posts that did well, each with what became of it and the way to one more like it. */
export function GoodPosts({ posts }: { posts: readonly GoodPost[] }) {
  const t = useTranslations("Worked.good");
  const sheet = useTranslations("Posts.sheet");
  const format = useFormatter();
  const answer = usePostAnswer();
  return (
    <section aria-labelledby="good" className="mt-8">
      <h2 id="good" className="font-medium">
        {t("title")}
      </h2>
      <ul className="mt-2 divide-y border-y">
        {posts.map((post) => (
          <li key={post.id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-72">
              <p translate="no" id={`good-${post.id}`} className="break-words">
                {post.excerpt}
              </p>
              <p className="text-sm text-ink-soft">
                {[
                  format.dateTime(new Date(post.publishedAt), { dateStyle: "long" }),
                  answer({ ...post, postPlatforms: [] }),
                ].join(" · ")}
              </p>
            </div>
            <Link
              href={postLikePath(post.id)}
              aria-describedby={`good-${post.id}`}
              className={buttonVariants({ variant: "outline", size: "sm" })}
            >
              {sheet("like")}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
