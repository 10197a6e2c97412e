"use client";

import { useFormatter, useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { Post } from "@/lib/posts/types";
import { cn } from "@/lib/utils";
import { DeliveryBadge, StatusBadge } from "./post-badges";
import { PostPicture } from "./post-picture";
import { useMoment } from "./use-moment";
import { usePostActions } from "./use-post-actions";

const PostDetails = dynamic(() => import("./post-details").then((module) => module.PostDetails));

const looks = {
  card: "rounded-lg border bg-sheet p-3 md:p-4",
  row: "border-b p-3 last:border-b-0 md:p-4",
};

/**
 * A post in a list: picture, two lines, quiet facts, its state. The whole card opens the details.
 * `row`: it stands in a sheet with others, between hairlines.
 */
export function PostCard({ post, row = false }: { post: Post; row?: boolean }) {
  const t = useTranslations("Posts");
  const format = useFormatter();
  const moment = useMoment();
  const { remove } = usePostActions(post.id);
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const view = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);

  useEffect(() => {
    opened.current = open;
  }, [open]);
  // A card that leaves the list with its details open (it no longer fits the filter) leaves the keyboard there.
  useEffect(() => {
    const list = card.current?.closest<HTMLElement>("[data-posts]");
    return () => {
      if (opened.current) setTimeout(() => list?.focus(), 0);
    };
  }, []);
  const created = format.dateTime(new Date(post.createdAt), { dateStyle: "medium" });

  const close = () => {
    setOpen(false);
    // After the dialog has let go of the focus, which it took before its own script had come.
    setTimeout(() => view.current?.focus(), 0);
  };

  // The card leaves at once, and comes back if the deletion is refused or undone.
  const leave = () => {
    const list = card.current?.closest<HTMLElement>("[data-posts]");
    setOpen(false);
    setGone(true);
    void remove(() => setGone(false)).then((done) => !done && setGone(false));
    // The keyboard stays where the card was; after the dialog has tried to give the focus back.
    setTimeout(() => list?.focus(), 0);
  };
  if (gone) return null;

  return (
    <li
      ref={card}
      className={cn(
        "relative flex gap-3 transition-colors md:gap-4",
        row ? `${looks.row} hover:bg-paper` : `${looks.card} hover:border-edge`,
      )}
    >
      <PostPicture src={post.imageUrl} className="h-16 w-16 sm:w-20 md:h-20 md:w-32" />
      <div className="relative min-w-0 flex-1">
        <p id={`post-${post.id}`} className="line-clamp-2 max-w-text break-words sm:mr-28">
          {post.content}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft tabular-nums">
          <span className="flex sm:absolute sm:top-0 sm:right-0">
            <StatusBadge status={post.status} />
          </span>
          <span>{t("created", { date: created })}</span>
          {post.status === "SCHEDULED" && post.scheduledTime && (
            <span>
              {t(moment.isPast(post.scheduledTime) ? "wasDue" : "scheduledFor", {
                time: moment.soon(post.scheduledTime),
              })}
            </span>
          )}
          {post.postPlatforms.map((delivery) => (
            <DeliveryBadge key={delivery.id} delivery={delivery} />
          ))}
          <button
            ref={view}
            type="button"
            aria-describedby={`post-${post.id}`}
            className="ml-auto text-link after:absolute after:inset-0 after:rounded-lg after:content-['']"
            onClick={() => setOpen(true)}
          >
            {t("view")}
          </button>
        </div>
      </div>
      {open && <PostDetails post={post} onClose={close} onDelete={leave} />}
    </li>
  );
}

/** The shape of a card while posts load. */
export function PostCardSkeleton({ row = false }: { row?: boolean }) {
  return (
    <li className={cn("flex gap-4", row ? looks.row : looks.card)}>
      <Skeleton className="h-16 w-20 md:h-20 md:w-32" />
      <div className="flex-1">
        <Skeleton className="mb-2 h-4 w-full max-w-text" />
        <Skeleton className="mb-4 h-4 w-2/3" />
        <Skeleton className="h-4 w-40" />
      </div>
    </li>
  );
}
