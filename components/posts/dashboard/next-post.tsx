import { useTranslations } from "next-intl";
import { NoticeLine } from "@/components/posts/checking/notice-line";
import { PostPhoto } from "@/components/posts/post/post-photo";
import { Skeleton } from "@/components/ui/skeleton";
import { useStateText } from "@/components/posts/list/use-state-text";
import { accountNotices } from "@/lib/posts/needs/post-notices";
import type { Need } from "@/lib/posts/needs/types";
import type { Post } from "@/lib/posts/types";
import { PostCardFrame } from "@/components/posts/list/post-card-frame";

const CARD = "flex flex-col gap-4 rounded-lg border bg-sheet p-4 sm:flex-row sm:gap-6 md:p-5";
const PHOTO = "aspect-[4/3] w-full shrink-0 self-start rounded-md sm:w-56";

/** The post that goes out next, as it will be seen: its photo and its text, and above them when it goes out. */
export function NextPost({ post, needs }: { post: Post; needs: readonly Need[] }) {
  const stateText = useStateText();
  const t = useTranslations("Posts.notices");
  // What its words say stands above, among what needs its owner.
  const stopped = accountNotices(post, { at: post.scheduledTime, needs });
  return (
    <PostCardFrame
      post={post}
      className={`relative transition-colors hover:border-edge ${CARD}`}
      photo={post.imageUrl && <PostPhoto src={post.imageUrl} alt="" className={`object-cover ${PHOTO}`} />}
      head={
        <div className="mb-2">
          <p className="font-medium tabular-nums">{stateText(post)}</p>
          {stopped.map(({ kind }) => (
            <NoticeLine key={kind} kind={kind}>
              {t(kind)}
            </NoticeLine>
          ))}
        </div>
      }
      textClassName="line-clamp-5 md:text-lg/7"
    />
  );
}

/** Its placeholder while it loads. */
export function NextPostSkeleton() {
  return (
    <div className={CARD}>
      <Skeleton className={PHOTO} />
      <div className="flex-1">
        <Skeleton className="mb-4 h-5 w-56 max-w-full" />
        <Skeleton className="mb-3 h-4 w-full max-w-text" />
        <Skeleton className="h-4 w-2/3 max-w-text" />
      </div>
    </div>
  );
}
