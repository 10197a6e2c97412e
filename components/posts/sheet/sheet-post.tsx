import { useQuery } from "@tanstack/react-query";
import { useTimeZone } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { type Ref, useRef } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useNeeds } from "@/components/posts/checking/use-needs";
import { FacebookPhotos } from "@/components/posts/photos/facebook-photos";
import { PhotosInPlace } from "@/components/posts/photos/photos-in-place";
import { Avatar } from "@/components/ui/avatar";
import { Skeleton } from "@/components/ui/skeleton";
import { socialQuery } from "@/lib/connections/query-options";
import { wallTime } from "@/lib/i18n/wall-time";
import { editStageOf } from "@/lib/posts/rules";
import { useOpenedSheet } from "./sheet-context";
import { SheetText } from "./sheet-text";

const PostNotices = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/checking/post-notices")).then((module) => module.PostNotices),
  { loading: PartLoading },
);

/** The post as it will be seen: the page that it goes to, its text, which is edited in place, and its photo; what is wrong with it. */
export function SheetPost({ ref }: { ref: Ref<HTMLTextAreaElement> }) {
  const { saved, post, time, editing, onChanged } = useOpenedSheet();
  const timeZone = useTimeZone() ?? "UTC";
  const area = useRef<HTMLDivElement>(null);
  const stage = editStageOf(saved);
  const { data: connections, isPending } = useQuery(socialQuery);
  const page = connections?.FACEBOOK;
  const isAhead = stage === "draft" || stage === "scheduled";
  const needs = useNeeds(isAhead ? saved : null, page);
  return (
    <>
      <div ref={area} className="overflow-hidden rounded-lg border">
        {/* Nearly every owner has a page: space for its line is reserved before it is known. */}
        {isPending && <Skeleton className="mx-4 mt-3 mb-1 size-8 rounded-full" />}
        {page && (
          <p className="flex min-w-0 items-center gap-3 px-4 pt-3 pb-1 font-semibold">
            <Avatar name={page.pageName} src={page.pagePicture} className="size-8 text-sm" />
            <span className="truncate">{page.pageName}</span>
          </p>
        )}
        <div className="p-1 [&>p]:p-3">
          <SheetText ref={ref} />
        </div>
        {editing ? (
          <PhotosInPlace post={{ ...post, saved }} as={FacebookPhotos} onChanged={onChanged} />
        ) : (
          <FacebookPhotos photos={saved.media} content={saved.content} tools={null} />
        )}
      </div>
      {isAhead && (
        <PostNotices
          post={saved}
          content={post.content}
          at={time.time?.toISOString() ?? saved.scheduledTime}
          needs={connections && needs}
          area={area}
          onTime={(better) => time.choose(wallTime(new Date(better), timeZone))}
        />
      )}
    </>
  );
}
