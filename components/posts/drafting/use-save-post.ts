"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";
import { isBlank } from "@/lib/text";
import type { WorkspacePost } from "./use-workspace";

type Saving = {
  post: WorkspacePost;
  setPost: (change: (now: WorkspacePost) => WorkspacePost) => void;
  /** Whether the post is about to be sent, which also saves its text. */
  isBeingSent: (id: number) => boolean;
};

/** Saves an edited text on the server, so that every device sees it. Reports failures itself. */
export function useSavePost({ post, setPost, isBeingSent }: Saving) {
  const t = useTranslations("Workspace");
  const words = useErrorMessage();
  const client = useQueryClient();
  const saving = useRef<{ id: number | null; content: string; done: Promise<boolean> }>(null);
  const creation = useRef(crypto.randomUUID());

  /** Marks the text as saved, unless it was edited again or another post was opened in the meantime. */
  const noteSaved = (id: number, content: string) =>
    setPost((now) => (now.id === id ? { ...now, unsaved: now.content !== content } : now));

  const put = async (id: number, content: string): Promise<boolean> => {
    const { queryKey } = postQuery(id);
    try {
      client.setQueryData(queryKey, await api<Post>(`/api/post/${id}`, { method: "PUT", body: { content } }));
      noteSaved(id, content);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The send was faster, and saved this same text.
      if (error.code === "POST_NOT_EDITABLE" && isBeingSent(id)) return false;
      toast.error(t("saveFailed"), { description: words.ofCode(error.code), id: "save-failed" });
      if (error.status === 409) void client.invalidateQueries({ queryKey });
      return false;
    }
  };

  /** Makes a post of the owner's own words and photos. */
  const create = async (content: string): Promise<boolean> => {
    const mediaIds = (post.pictures ?? []).map(({ id }) => id);
    try {
      const body = { content, mediaIds };
      const made = await api<Post>("/api/post", { method: "POST", body, idempotencyKey: creation.current });
      creation.current = crypto.randomUUID();
      client.setQueryData(postQuery(made.id).queryKey, made);
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
      setPost((now) => (now.id === null ? { ...now, id: made.id, unsaved: now.content !== content } : now));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A repeat with other words is another request.
      if (error.status !== 0) creation.current = crypto.randomUUID();
      toast.error(t("saveFailed"), { description: words.ofCode(error.code), id: "save-failed" });
      return false;
    }
  };

  return {
    /** Resolves to whether the text is on the server. */
    save: async (content: string): Promise<boolean> => {
      const { id, unsaved } = post;
      if (!unsaved) return true;
      if (isBlank(content)) return false;
      // Blur saves the text, and so does the button that caused the blur: they share one request.
      if (saving.current?.id === id && (id === null || saving.current.content === content))
        return saving.current.done;
      const done = (id === null ? create(content) : put(id, content)).finally(() => {
        if (saving.current?.done === done) saving.current = null;
      });
      saving.current = { id, content, done };
      return done;
    },
    /** The current text reached the server with another request. */
    saved: () => post.id !== null && noteSaved(post.id, post.content),
  };
}
