"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Post } from "@/lib/posts/types";
import { usePostActions } from "./use-post-actions";

const PostDetails = dynamic(() => import("./post-details").then((module) => module.PostDetails));

type PostCardFrameProps = {
  post: Post;
  className: string;
  picture: ReactNode;
  /** The facts below the text, which stand before the button. */
  children: ReactNode;
};

/** What a post's card does: it opens the details, and leaves when the post is deleted. */
export function PostCardFrame({ post, className, picture, children }: PostCardFrameProps) {
  const t = useTranslations("Posts");
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
    <li ref={card} className={className}>
      {picture}
      <div className="relative min-w-0 flex-1">
        <p id={`post-${post.id}`} className="line-clamp-2 max-w-text break-words sm:mr-28">
          {post.content}
        </p>
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-soft tabular-nums">
          {children}
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
