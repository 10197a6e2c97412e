"use client";

import { cardText } from "@/lib/text";
import { useTranslations } from "next-intl";
import { usePathname, useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Post } from "@/lib/posts/types";
import { OpenPostLink } from "@/components/posts/post/address/open-post-link";
import { postAddress } from "@/components/posts/post/address/post-address";
import { usePostAddress } from "@/components/posts/post/address/use-post-address";
import { cn } from "@/lib/utils";
import { openPostSheet, PostSheet, preparePostSheet } from "@/components/posts/sheet/post-sheet";

type PostCardFrameProps = {
  post: Post;
  className: string;
  photo: ReactNode;
  /** Above the text. */
  head?: ReactNode;
  /** Of what stands beside the photo. */
  bodyClassName?: string;
  textClassName: string;
  /** Below the text. */
  children?: ReactNode;
  /** Beside the button that opens it. */
  facts?: ReactNode;
};

/** A post card's behaviour: it opens the post's sheet, and disappears when the post is deleted. */
export function PostCardFrame({ post, className, photo, textClassName, ...parts }: PostCardFrameProps) {
  const { head, children, facts, bodyClassName } = parts;
  const t = useTranslations("Posts");
  // The same post may be on a page twice: among those that go out next, and the newest.
  const text = useId();
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  const card = useRef<HTMLLIElement>(null);
  const view = useRef<HTMLAnchorElement>(null);
  const opened = useRef(false);
  const page = `${usePathname()}?${useSearchParams()}`;
  const address = usePostAddress((id) =>
    setOpen(id === post.id && document.querySelector(`[data-opens="${id}"]`) === view.current),
  );

  useEffect(() => {
    opened.current = open;
  }, [open]);
  // A card removed while its details are open (it no longer matches the filter) leaves the focus there.
  useEffect(() => {
    const list = card.current?.closest<HTMLElement>("[data-posts]");
    return () => {
      if (opened.current) setTimeout(() => list?.focus(), 0);
    };
  }, []);

  // The focus stays where the card was; set after the sheet has tried to restore it.
  const leave = (isGone: boolean) => {
    const list = card.current?.closest<HTMLElement>("[data-posts]");
    setGone(isGone);
    if (isGone) setTimeout(() => list?.focus(), 0);
  };

  return (
    <li ref={card} hidden={gone} className={className}>
      {photo}
      <div className={cn("flex min-w-0 flex-1 flex-col", bodyClassName)}>
        {head}
        <p id={text} translate="no" className={cn("max-w-text wrap-anywhere", textClassName)}>
          {/* Without a photo, its first words stand for it. */}
          <span dir="auto" className={cn("block", !photo && "text-[1.0625rem]/7 font-medium")}>
            {cardText(post.content)}
          </span>
        </p>
        {children}
        <div
          className={cn(
            "flex items-end gap-3 pt-1.5 max-sm:w-full",
            facts ? "mt-auto justify-between" : "mt-1.5",
          )}
        >
          {facts}
          <OpenPostLink
            ref={view}
            href={postAddress(page, post.id)}
            data-opens={post.id}
            aria-describedby={text}
            className="shrink-0 text-sm text-link after:absolute after:inset-0 after:rounded-lg after:content-['']"
            onPointerEnter={preparePostSheet}
            onFocus={preparePostSheet}
            onOpen={(link) =>
              openPostSheet(link, () => {
                setOpen(true);
                address.opened(post.id);
              })
            }
          >
            {t("view")}
          </OpenPostLink>
        </div>
      </div>
      <PostSheet
        post={post}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          if (!next) address.closed();
        }}
        onGone={leave}
        returnFocus={view}
      />
    </li>
  );
}
