"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import type { OpenedPost } from "@/components/posts/drafting/use-opened-post";
import type { WorkspacePost } from "@/components/posts/drafting/use-workspace";
import { ApiError, api } from "@/lib/http/api-client";
import type { ShownPicture } from "@/lib/media/types";
import { postQuery } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";

type Pictures = readonly ShownPicture[];

/** The pictures that a saved post is to have. */
type Wanted = { id: number; pictures: Pictures };

type PostPictures = {
  post: WorkspacePost;
  setPost: (change: (now: WorkspacePost) => WorkspacePost) => void;
  opened: OpenedPost;
};

/** A picture of which only the address is known, until the server has told the rest. */
const handedOver = (url: string): ShownPicture => ({
  id: url,
  url,
  altText: null,
  width: 16,
  height: 9,
  shape: null,
  focusX: 0.5,
  focusY: 0.5,
});

/**
 * The pictures of the post in the workspace. A change shows at once and is sent to the server, the last one last; until
 * a post is saved its pictures are kept in the browser.
 */
export function usePostPictures({ post, setPost, opened }: PostPictures) {
  const t = useTranslations("Workspace");
  const words = useErrorMessage();
  const client = useQueryClient();
  const queue = useRef(Promise.resolve());
  // A photo may arrive when the post that it was meant for has got its id.
  const latest = useRef(post);
  useEffect(() => {
    latest.current = post;
  });
  // What the server is to have: it shows at once, and the last change is sent last.
  const wanted = useRef<Wanted | null>(null);
  const [pending, setPending] = useState<Wanted | null>(null);
  const want = (next: Wanted | null) => {
    wanted.current = next;
    setPending(next);
  };

  const put = async (id: number) => {
    const sent = wanted.current;
    if (sent?.id !== id) return;
    const { queryKey } = postQuery(id);
    try {
      const mediaIds = sent.pictures.map((picture) => picture.id);
      const saved = await api<Post>(`/api/post/${id}/media`, { method: "PUT", body: { mediaIds } });
      // A reading that began before would bring back what was there.
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(t("saveFailed"), { description: words.ofCode(error.code), id: "save-failed" });
      void client.invalidateQueries({ queryKey });
    }
    if (wanted.current === sent) want(null);
  };

  const change = (make: (now: Pictures) => Pictures) => {
    const { id } = latest.current;
    if (id === null) return setPost((now) => ({ ...now, pictures: make(now.pictures ?? []) }));
    const now = wanted.current?.id === id ? wanted.current : client.getQueryData(postQuery(id).queryKey);
    if (now) want({ id, pictures: make(now.pictures) });
    queue.current = queue.current.then(async () => {
      if (!now) {
        const { pictures } = await client.ensureQueryData(postQuery(id));
        want({ id, pictures: make(pictures) });
      }
      await put(id);
    });
  };

  // Own words have become a post while photos were on their way.
  const before = useRef(post.id);
  const catchUp = useEffectEvent((id: number) => {
    const saved = client.getQueryData(postQuery(id).queryKey)?.pictures;
    const idsOf = (pictures: Pictures = []) => pictures.map((picture) => picture.id).join();
    if (post.pictures && saved && idsOf(post.pictures) !== idsOf(saved)) change(() => post.pictures ?? []);
  });
  useEffect(() => {
    if (before.current === null && post.id !== null) catchUp(post.id);
    before.current = post.id;
  }, [post.id]);

  const known: Pictures = post.pictures ?? (post.imageUrl ? [handedOver(post.imageUrl)] : []);
  const onServer = post.id !== null && opened.post?.id === post.id ? opened.post.pictures : null;
  return {
    pictures: (pending?.id === post.id ? pending?.pictures : null) ?? onServer ?? known,
    change,
    /** One was cropped or described anew, or (null) deleted for good: the server knows already. */
    edited: (id: string, picture: ShownPicture | null) => {
      const make = (now: Pictures) =>
        now.flatMap((old) => (old.id !== id ? [old] : picture ? [{ ...old, ...picture }] : []));
      if (wanted.current) want({ ...wanted.current, pictures: make(wanted.current.pictures) });
      if (post.id === null) return setPost((now) => ({ ...now, pictures: make(now.pictures ?? []) }));
      client.setQueryData(
        postQuery(post.id).queryKey,
        (now) => now && { ...now, pictures: [...make(now.pictures)] },
      );
    },
  };
}
