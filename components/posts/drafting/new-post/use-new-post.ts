"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useStoredState, useStoreState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { typedName } from "@/components/posts/post/use-post";
import { api } from "@/lib/http/api-client";
import type { ShownPhoto } from "@/lib/media/types";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import type { CreatePostRequest } from "@/lib/posts/schema";
import type { Post } from "@/lib/posts/types";
import { isBlank } from "@/lib/text";

/** Typed text and photos that are not saved as a post yet. */
export type NewPost = { content: string; media: readonly ShownPhoto[] };

const NOTHING: NewPost = { content: "", media: [] };

/** Typed text and photos, kept in the browser until they are saved as a post. Reports failures itself. */
export function useNewPost(onMade: (post: Post, left: NewPost) => void) {
  const t = useTranslations("Workspace");
  const client = useQueryClient();
  const [written, setWritten, forget, latest] = useStoredState<NewPost>("new_post", NOTHING);
  const storeTyped = useStoreState();
  const saving = useRef<Promise<Post | null>>(null);
  const { run } = useWrite<CreatePostRequest, Post>({
    scope: "post:new",
    failed: { title: t("saveFailed"), id: "save-failed" },
    send: (body, key) => api<Post>("/api/post", { method: "POST", body, idempotencyKey: key }),
    onSuccess: (made, { content = "" }) => {
      client.setQueryData(postQuery(made.id).queryKey, made);
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
      const left = latest();
      if (left.content !== content) storeTyped(typedName(made.id), { content: left.content, over: made });
      forget();
      onMade(made, left);
    },
  });
  return {
    ...written,
    any: !isBlank(written.content) || written.media.length > 0,
    type: (content: string) => setWritten((now) => ({ ...now, content })),
    setPhotos: (make: (now: NewPost["media"]) => NewPost["media"]) =>
      setWritten((now) => ({ ...now, media: make(now.media) })),
    latest,
    forget,
    /**
     * Saves it as a post. Blur saves the text, and so does the button that caused the blur: they share one request.
     * @returns the post, or null where there is nothing to save, or after a failure, which was reported
     */
    save: (): Promise<Post | null> => {
      const { content, media: photos } = latest();
      if (isBlank(content) && photos.length === 0) return Promise.resolve(null);
      const mediaIds = photos.map(({ id }) => id);
      saving.current ??= run({ content, mediaIds }).finally(() => (saving.current = null));
      return saving.current;
    },
  };
}
