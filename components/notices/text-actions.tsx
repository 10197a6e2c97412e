import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { useReleasePost } from "@/components/posts/scheduling/use-release-post";
import { preparePostSheet } from "@/components/posts/sheet/post-sheet";
import { Button, type ButtonProps } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import type { Post } from "@/lib/posts/types";

type ChangePostProps = {
  postId: number;
  variant: ButtonProps["variant"];
  /** Opens the post's sheet, which gives the focus back to the button. */
  onOpen: (post: Post, button: HTMLElement | null) => void;
};

/** Opens a post's sheet, in which its text can be changed. */
export function ChangePost({ postId, variant, onOpen }: ChangePostProps) {
  const t = useTranslations("Posts.notices");
  const button = useRef<HTMLButtonElement>(null);
  const { run: open, busy } = useWrite({
    send: () => api<Post>(`/api/post/${postId}`),
    onSuccess: (post) => onOpen(post, button.current),
  });
  return (
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
  );
}

/** Lets a post go out at its time with what it says: that a fact has ended by then, or its blanks, which are asked about. */
export function KeepPost({ postId, revision }: { postId: number; revision: number | undefined }) {
  const t = useTranslations("Notices");
  const release = useReleasePost(postId);
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    if (!(await release({ action: "confirm", revision }))) setBusy(false);
  };
  return (
    <Button size="sm" variant="outline" busy={busy} onClick={() => void keep()}>
      {t("allTheSame")}
    </Button>
  );
}
