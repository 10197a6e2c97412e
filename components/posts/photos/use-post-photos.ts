"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { postScope } from "@/components/posts/post/use-post";
import { NOW } from "@/components/posts/post/use-post-query";
import { ApiError, api } from "@/lib/http/api-client";
import type { ShownPhoto } from "@/lib/media/types";
import { postQuery } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";

type Photos = readonly ShownPhoto[];
/** Computes the new photos from the current ones. */
export type ChangePhotos = (now: Photos) => Photos;

type Order = { id: number; make: ChangePhotos };

const TRIES = 3;

/**
 * Changes the photos of a saved post: each change shows at once, is sent in its turn, and goes back if it fails.
 * @param onChanged called with each change that the server has taken
 */
export function usePostPhotos(id: number | null, onChanged?: () => void) {
  const t = useTranslations("Workspace");
  const client = useQueryClient();
  const [pending, setPending] = useState<readonly Order[]>([]);
  const keyOf = (of: number) => postQuery(of).queryKey;
  const read = (of: number) => client.fetchQuery({ ...postQuery(of), ...NOW });

  const { run } = useWrite<Order, Post>({
    scope: postScope(id ?? 0),
    failed: { title: t("saveFailed"), id: "save-failed" },
    // A change is applied to the photos that the server has, even if they were changed elsewhere meanwhile.
    send: async ({ id: of, make }) => {
      let post = client.getQueryData(keyOf(of)) ?? (await read(of));
      for (let tries = 1; ; tries += 1) {
        const body = { mediaIds: make(post.media).map((photo) => photo.id), revision: post.revision };
        try {
          return await api<Post>(`/api/post/${of}/media`, { method: "PUT", body });
        } catch (error) {
          const changed = error instanceof ApiError && error.code === "POST_CHANGED";
          if (!changed || tries === TRIES) throw error;
          post = await read(of);
        }
      }
    },
    onSuccess: (post) => {
      client.setQueryData(keyOf(post.id), post);
      onChanged?.();
    },
    onFailure: (_, order) => void client.invalidateQueries({ queryKey: keyOf(order.id) }),
  });
  return {
    /** The photos as they will be when everything that was sent has arrived. */
    shown: (saved: Photos): Photos =>
      pending.filter((order) => order.id === id).reduce((now, { make }) => make(now), saved),
    /** @param of the post, where it is not the one on the screen yet */
    change: (make: ChangePhotos, of = id): void => {
      if (of === null) return;
      const order = { id: of, make };
      setPending((all) => [...all, order]);
      void run(order).finally(() => setPending((all) => all.filter((other) => other !== order)));
    },
  };
}
