import { useFormatter, useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/skeleton";
import type { Post } from "@/lib/posts/types";
import { DeliveryBadge, StatusBadge } from "@/components/posts/post-badges";
import { PostCardFrame } from "./post-card-frame";
import { PostThumbnail } from "@/components/posts/post-thumbnail";
import { useScheduleText } from "@/components/posts/use-schedule-text";

const looks = {
  card: "rounded-lg border bg-sheet p-3 md:p-4",
  row: "border-b p-3 last:border-b-0 md:p-4",
};
const hovers = { card: "hover:border-edge", row: "hover:bg-paper" };

/**
 * A post in a list: picture, two lines, a few facts and its status. The whole card opens the details. `row`: one of
 * several in a sheet, separated by hairlines. Its texts are formatted on the server: formatting a browser's first date
 * takes 20 to 40 ms.
 */
export function PostCard({ post, row = false }: { post: Post; row?: boolean }) {
  const t = useTranslations("Posts");
  const format = useFormatter();
  const goesOut = useScheduleText();
  const look = row ? "row" : "card";
  const created = format.dateTime(new Date(post.createdAt), { dateStyle: "medium" });
  return (
    <PostCardFrame
      post={post}
      className={`relative flex gap-3 transition-colors md:gap-4 ${looks[look]} ${hovers[look]}`}
      picture={<PostThumbnail src={post.imageUrl} className="h-16 w-16 sm:w-20 md:h-20 md:w-32" />}
    >
      <span className="flex sm:absolute sm:top-0 sm:right-0">
        <StatusBadge status={post.status} />
      </span>
      <span>{t("created", { date: created })}</span>
      {post.status === "SCHEDULED" && post.scheduledTime && <span>{goesOut(post)}</span>}
      {post.postPlatforms.map((delivery) => (
        <DeliveryBadge key={delivery.id} delivery={delivery} />
      ))}
    </PostCardFrame>
  );
}

/** A card's placeholder while posts load. */
export function PostCardSkeleton({ row = false }: { row?: boolean }) {
  return (
    <li className={`flex gap-3 md:gap-4 ${looks[row ? "row" : "card"]}`}>
      <Skeleton className="h-16 w-16 sm:w-20 md:h-20 md:w-32" />
      <div className="flex-1">
        <Skeleton className="mb-2 h-4 w-full max-w-text" />
        <Skeleton className="mb-4 h-4 w-2/3" />
        <Skeleton className="h-4 w-40" />
        <Skeleton className="mt-2.5 h-4 w-28 sm:hidden" />
      </div>
    </li>
  );
}
