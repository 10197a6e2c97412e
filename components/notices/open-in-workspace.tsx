import { useTranslations } from "next-intl";
import { useWrite } from "@/components/layout/forms/use-write";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { Button, type ButtonProps } from "@/components/ui/button";
import { api } from "@/lib/http/api-client";
import type { Post } from "@/lib/posts/types";

/** Opens the post in the workspace, where it can be corrected and sent. */
export function OpenInWorkspace({ postId, variant }: { postId: number; variant: ButtonProps["variant"] }) {
  const t = useTranslations("Notices");
  const { openInWorkspace } = usePostActions(postId);
  const { run: open, busy } = useWrite({
    send: () => api<Post>(`/api/post/${postId}`),
    onSuccess: openInWorkspace,
  });
  return (
    <div>
      <Button size="sm" variant={variant} className="max-sm:w-full" busy={busy} onClick={() => void open()}>
        {t("openPost")}
      </Button>
    </div>
  );
}
