import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import type { WeekPost } from "@/lib/posts/week/types";
import { stateOf } from "@/lib/posts/week/rules";
import { cardText } from "@/lib/text";
import { cn } from "@/lib/utils";
import { PostPicture } from "@/components/posts/post-picture";
import { OpenPostLink } from "@/components/posts/open-post-link";
import { postAddress } from "@/components/posts/use-post-address";
import { MoveHandle } from "@/components/posts/week/moving/move-handle";
import { PostState } from "./post-state";
import { useDragSource } from "@/components/posts/week/moving/use-drag-and-drop";
import { useWeek } from "./week-context";
import { weekPath } from "./week-path";

/**
 * A post as a job ticket: its picture, its time, two lines, and where it stands. A press opens it; it can be dragged,
 * or moved with its handle.
 * @param at the instant under which it stands; none in the tray
 */
export function WeekPostCard({ post, at }: { post: WeekPost; at?: string }) {
  const t = useTranslations("Week");
  const { week, format, onOpen } = useWeek();
  const state = stateOf(post, useNow());
  const card = useRef<HTMLLIElement>(null);
  useDragSource(card, post);
  const name = `ticket-${post.id}`;
  return (
    <li
      ref={card}
      data-post={post.id}
      className={cn(
        "relative grid overflow-hidden rounded-md border bg-sheet transition-colors hover:border-edge",
        post.imageUrl && "grid-cols-[4.5rem_minmax(0,1fr)] @[52rem]:grid-cols-1",
        post.movable && "cursor-grab touch-manipulation [&_a]:cursor-[inherit]",
        "data-dnd-dragging:shadow-float data-dnd-placeholder:opacity-45",
        state === "FAILED" || state === "HELD" ? "border-l-2 border-l-bad" : "",
      )}
    >
      {post.imageUrl && (
        <PostPicture
          src={post.imageUrl}
          alt=""
          loading="lazy"
          draggable={false}
          className="size-full min-h-20 object-cover @[52rem]:aspect-[4/3] @[52rem]:min-h-0"
        />
      )}
      <div className="grid min-w-0 content-start gap-1 p-2.5">
        <div className="flex items-center justify-between gap-1">
          <span className="text-sm font-semibold tabular-nums">{at ? format.clock(at) : t("noTime")}</span>
          {post.movable && <MoveHandle post={post} label={name} />}
        </div>
        <p
          id={name}
          className={cn(
            "line-clamp-2 text-[0.8125rem] leading-[1.125rem] break-words @[52rem]:line-clamp-4",
            state === "DRAFT" && "text-ink-soft",
          )}
        >
          {cardText(post.content)}
        </p>
        <PostState state={state} />
        <OpenPostLink
          href={postAddress(weekPath(week.from), post.id)}
          aria-describedby={name}
          className="absolute inset-0 rounded-md"
          onOpen={(link) => onOpen(post, link)}
        >
          <span className="sr-only">{at ? t("openAt", { time: format.moment(at) }) : t("openDraft")}</span>
        </OpenPostLink>
      </div>
    </li>
  );
}
