import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { usePostActions } from "@/components/posts/use-post-actions";
import { Button, type ButtonProps } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import type { Post } from "@/lib/posts/types";

/** Opens the post in the workspace, where it can be corrected and sent. */
export function OpenInWorkspace({ postId, lead }: { postId: number; lead: ButtonProps["variant"] }) {
  const t = useTranslations("Notices");
  const words = useErrorMessage();
  const { openInWorkspace } = usePostActions(postId);
  const [busy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    try {
      openInWorkspace(await api<Post>(`/api/post/${postId}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(words.ofCode(error.code));
      setBusy(false);
    }
  };
  return (
    <div>
      <Button size="sm" variant={lead} className="max-sm:w-full" busy={busy} onClick={() => void open()}>
        {t("openPost")}
      </Button>
    </div>
  );
}
