import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { NoticeTexts } from "@/components/posts/checking/notice-texts";
import { usePostNotices } from "@/components/posts/checking/use-post-notices";
import { excerpt } from "@/lib/notices/rules";
import type { Need } from "@/lib/posts/needs/types";
import type { NextPost } from "@/lib/posts/queries";
import type { Post } from "@/lib/posts/types";
import { ChangePost } from "./text-actions";

type PostToCheckProps = {
  post: NextPost;
  /** The business's. */
  timeZone: string;
  /** What keeps posts from going out. */
  needs: readonly Need[];
  /** Opens its post's sheet. */
  onOpen: (post: Post, button: HTMLElement | null) => void;
};

/** A post that goes out next and has something to check in its text, as its card says it; nothing where it has not. */
export function PostToCheck({ post, timeZone, needs, onOpen }: PostToCheckProps) {
  const t = useTranslations("Notices");
  const { notices } = usePostNotices({ post, listed: post, at: post.scheduledTime, timeZone, needs });
  if (notices.length === 0) return null;
  return (
    <li data-check={post.id} className="flex gap-3 rounded-lg border bg-sheet p-4">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-3">
        <div>
          <h3 className="font-medium">{t("TO_CHECK.title")}</h3>
          <p translate="no" className="text-sm sm:line-clamp-1 break-words text-ink-soft">
            {t("quote", { excerpt: excerpt(post.content) })}
          </p>
        </div>
        <NoticeTexts notices={notices} timeZone={timeZone} />
        <div>
          <ChangePost postId={post.id} variant="outline" onOpen={onOpen} />
        </div>
      </div>
    </li>
  );
}
