import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { preparePostSheet } from "@/components/posts/sheet/post-sheet";
import { Button, type ButtonProps } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import type { Post } from "@/lib/posts/types";

type LinkActionsProps = {
  postId: number;
  variant: ButtonProps["variant"];
  /** Opens the post's sheet, which gives the focus back to the button. */
  onOpen: (post: Post, button: HTMLElement | null) => void;
  onLeave: () => void;
};

/** For a post with a link in question: change its text in its sheet, or leave it as it is. */
export function LinkActions({ postId, variant, onOpen, onLeave }: LinkActionsProps) {
  const t = useTranslations("Posts.links");
  const button = useRef<HTMLButtonElement>(null);
  const { run: open, busy } = useWrite({
    send: () => api<Post>(`/api/post/${postId}`),
    onSuccess: (post) => onOpen(post, button.current),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 max-sm:[&>button]:w-full">
      <Button
        ref={button}
        size="sm"
        variant={variant}
        busy={busy}
        onPointerEnter={preparePostSheet}
        onFocus={preparePostSheet}
        onClick={() => void open()}
      >
        {t("change")}
      </Button>
      <Button size="sm" variant="outline" onClick={onLeave}>
        {t("leave")}
      </Button>
    </div>
  );
}
