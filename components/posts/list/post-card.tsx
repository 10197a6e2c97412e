import { useTranslations } from "next-intl";
import { useFormatter } from "@/components/layout/use-formatter";
import { DeliveryBadge, StatusBadge } from "@/components/posts/post/post-badges";
import { NoticeTexts } from "@/components/posts/checking/notice-texts";
import { PostThumbnail } from "@/components/posts/post/post-thumbnail";
import { usePostAnswer } from "@/components/posts/post/use-post-answer";
import { useStateText } from "./use-state-text";
import { Skeleton } from "@/components/ui/skeleton";
import type { PostNotice } from "@/lib/posts/needs/post-notices";
import type { Post } from "@/lib/posts/types";
import { PostCardFrame } from "./post-card-frame";

const ROW = "border-b p-3 last:border-b-0 sm:gap-4 md:p-4";
const PHOTO = "size-16 sm:h-24 sm:w-32";

type PostCardProps = {
  post: Post;
  notices?: readonly PostNotice[];
  /** The business's, in which the notices' days are meant. */
  timeZone?: string;
};

/**
 * A post in a list: its photo or its first words set large, where it stands in a sentence, what is wrong with it, and
 * at the end its badges and the day it was made. The whole row opens the details. Its texts are formatted on the
 * server: formatting a browser's first date takes 20 to 40 ms.
 */
export function PostCard({ post, notices = [], timeZone = "UTC" }: PostCardProps) {
  const t = useTranslations("Posts");
  const format = useFormatter();
  const stateText = useStateText();
  const answer = usePostAnswer()(post);
  const created = format.dateTime(new Date(post.createdAt), { dateStyle: "medium" });
  return (
    <PostCardFrame
      post={post}
      // On a phone only the text stands beside the photo; sentence and badges have the whole width below it.
      className={`relative flex gap-x-3 transition-colors hover:bg-paper max-sm:flex-wrap ${ROW}`}
      bodyClassName="max-sm:contents"
      photo={post.imageUrl && <PostThumbnail src={post.imageUrl} className={PHOTO} />}
      textClassName="line-clamp-2 text-pretty max-sm:min-w-0 max-sm:flex-1 max-sm:self-start"
      facts={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-ink-soft tabular-nums [&_[data-slot=badge]]:h-5 [&_[data-slot=badge]]:px-2 [&_[data-slot=badge]]:text-xs">
          <StatusBadge status={post.status} />
          {post.postPlatforms.map((delivery) => (
            <DeliveryBadge key={delivery.id} delivery={delivery} />
          ))}
          {/* On a phone a draft alone needs it: of the others the sentence says when. */}
          <span className={post.status === "GENERATED" ? undefined : "max-sm:hidden"}>
            {t("created", { date: created })}
          </span>
        </span>
      }
    >
      <p className="mt-1.5 text-sm tabular-nums max-sm:w-full">
        <span>{stateText(post)}</span>
        {answer && <span className="block">{answer}</span>}
      </p>
      {notices.length > 0 && (
        <div className="mt-1 grid gap-1 max-sm:w-full">
          <NoticeTexts notices={notices} timeZone={timeZone} />
        </div>
      )}
    </PostCardFrame>
  );
}

/** A row's placeholder while posts load. */
export function PostCardSkeleton() {
  return (
    <li className={`flex gap-3 ${ROW}`}>
      <Skeleton className={PHOTO} />
      <div className="flex-1">
        <Skeleton className="mb-2 h-4 w-full max-w-text" />
        <Skeleton className="mb-3 h-4 w-2/3" />
        <Skeleton className="h-4 w-48" />
        <Skeleton className="mt-2 h-4 w-32" />
      </div>
    </li>
  );
}
