import { Timer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import type { WeekPost } from "@/lib/posts/week/types";
import { minutesToNext, stateOf } from "@/lib/posts/week/rules";
import { cardText } from "@/lib/text";
import { cn } from "@/lib/utils";
import { CampaignName } from "./campaign-name";
import { PostPhoto } from "@/components/posts/post/post-photo";
import { thumbnailUrl } from "@/lib/media/rules";
import { OpenPostLink } from "@/components/posts/post/address/open-post-link";
import { usePostAnswer } from "@/components/posts/post/use-post-answer";
import { postAddress } from "@/components/posts/post/address/post-address";
import { preparePostSheet } from "@/components/posts/sheet/post-sheet";
import { MoveHandle } from "@/components/posts/week/moving/move-handle";
import { PostState } from "./post-state";
import { useDragSource } from "@/components/posts/week/moving/use-drag-and-drop";
import { useWeek } from "./week-context";
import { weekPath } from "./week-path";
import { NoticeLines } from "@/components/posts/checking/notice-lines";

/**
 * A post as a job ticket: its photo, its time, two lines, and where it stands. A press opens it; it can be dragged,
 * or moved with its handle.
 * @param at the instant under which it stands; none in the tray
 */
export function WeekPostCard({ post, at }: { post: WeekPost; at?: string }) {
  const t = useTranslations("Week");
  const { week, format, onOpen } = useWeek();
  const state = stateOf(post, useNow(), week.needs);
  // A notice says why it cannot go out.
  const isTold = state === "RECONNECT" || (state === "NO_PAGE" && week.needs.includes("page"));
  const minutes = minutesToNext(post, week);
  // What is usual stands in Post Details: here it would be longer than the post.
  const answer = usePostAnswer()({ ...post, counts: post.counts && { ...post.counts, usual: 0 } });
  const card = useRef<HTMLLIElement>(null);
  useDragSource(card, post);
  const name = `ticket-${post.id}`;
  return (
    <li
      ref={card}
      data-post={post.id}
      className={cn(
        "relative grid overflow-hidden rounded-md border bg-sheet transition-colors hover:border-edge",
        post.imageUrl && "grid-cols-[4.5rem_minmax(0,1fr)]",
        // Among the drafts below the week a card is horizontal; in a column it is vertical.
        at ? "columns:grid-cols-1" : "beside:grid-cols-1",
        "print:max-h-[calc((150mm-var(--most)*0.625rem)/var(--most))] print:break-inside-avoid",
        post.movable && "cursor-grab touch-manipulation [&_a]:cursor-[inherit]",
        "data-dnd-dragging:shadow-float data-dnd-placeholder:opacity-45",
        // A draft is wider than the days that it is dragged over.
        "data-dnd-dragging:data-fitted:ml-(--shift)! data-dnd-dragging:data-fitted:h-auto! data-dnd-dragging:data-fitted:max-h-none! data-dnd-dragging:data-fitted:w-(--fitted)! data-dnd-dragging:data-fitted:grid-cols-1",
        state === "FAILED" || state === "HELD" ? "border-l-2 border-l-bad" : "",
      )}
    >
      {post.imageUrl && (
        <PostPhoto
          src={thumbnailUrl(post.imageUrl)}
          alt=""
          loading="lazy"
          draggable={false}
          className={cn(
            "size-full min-h-20 object-cover",
            at
              ? "columns:aspect-[4/3] columns:min-h-0 print:aspect-auto print:h-[16mm] print:group-data-many/days:hidden"
              : "in-data-dnd-dragging:in-data-fitted:aspect-[4/3] in-data-dnd-dragging:in-data-fitted:min-h-0 beside:aspect-[4/3] beside:min-h-0",
          )}
        />
      )}
      <div
        className={cn(
          "grid min-w-0 grid-cols-1 content-start gap-1 p-2.5",
          at && "columns:@max-[8.5rem]/day:p-2",
        )}
      >
        <div className="flex items-center justify-between gap-1">
          <span
            className={cn(
              "text-sm font-semibold whitespace-nowrap tabular-nums",
              at && "columns:@max-[8.5rem]/day:text-[0.8125rem]",
            )}
          >
            {at ? format.clock(at) : t("noTime")}
          </span>
          {post.movable && <MoveHandle post={post} label={name} />}
        </div>
        <p
          id={name}
          translate="no"
          dir="auto"
          className={cn(
            "line-clamp-2 text-[0.8125rem] leading-[1.125rem] break-words",
            at
              ? "columns:line-clamp-4 columns:@min-[10rem]/day:line-clamp-6 columns:@min-[10rem]/day:text-sm columns:@min-[15rem]/day:line-clamp-8 columns:@min-[15rem]/day:text-[0.9375rem] columns:@min-[15rem]/day:leading-[1.375rem] print:line-clamp-4 print:group-data-many/days:line-clamp-2"
              : "beside:line-clamp-4",
            state === "DRAFT" && "text-ink-soft",
          )}
        >
          {cardText(post.content)}
        </p>
        {post.campaign && <CampaignName campaign={post.campaign} />}
        {/* What simply goes out, and a draft among the drafts, need no word. */}
        {state !== "SCHEDULED" && state !== "DRAFT" && !isTold && <PostState state={state} />}
        {answer && <p className="text-[0.8125rem] leading-[1.125rem] text-pretty tabular-nums">{answer}</p>}
        {post.status !== "PUBLISHED" && (
          <NoticeLines
            post={post}
            listed={post}
            at={post.scheduledTime}
            timeZone={week.timeZone}
            needs={week.needs}
          />
        )}
        {minutes !== null && (
          <p className="flex gap-1.5 text-[0.8125rem] leading-[1.125rem]">
            <Timer aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-warn" />
            <span className="min-w-0">{t("close", { minutes })}</span>
          </p>
        )}
        <OpenPostLink
          href={postAddress(weekPath(week.from), post.id)}
          aria-describedby={name}
          className="absolute inset-0 rounded-md"
          onPointerEnter={preparePostSheet}
          onFocus={preparePostSheet}
          onOpen={(link) => onOpen(post, link)}
        >
          <span className="sr-only">{at ? t("openAt", { time: format.moment(at) }) : t("openDraft")}</span>
        </OpenPostLink>
      </div>
    </li>
  );
}
