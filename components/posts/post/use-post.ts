"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { api } from "@/lib/http/api-client";
import { POSTS_KEY } from "@/lib/posts/query-options";
import type { Post } from "@/lib/posts/types";
import { isBlank } from "@/lib/text";
import { ConflictShown, type Replaced, type Seen, type SeenText, sendSeen } from "./send-with-revision";
import { type PostQueryOptions, usePostQuery } from "./use-post-query";

/** A text that was typed and is not saved, and the post as it was when the typing began. */
type Typed = { content: string; over: Seen };

/** Typed over a post that has not been loaded yet: whatever the server has, both texts are shown. */
const UNSEEN: Seen = { content: "", revision: 0, scheduledTime: null, status: "GENERATED" };

/** The scope of all writes of one post: they go one after the other. */
export const postScope = (id: number) => `post:${id}`;

/** The name under which the browser stores what was typed for a post. */
export const typedName = (id: number | null) => `text:${id ?? "none"}`;

/**
 * One post on the screen: the query cache holds what the server has, the browser's store what was typed and is not
 * saved. The workspace, the side sheet and the week use it.
 * @param id null while there is no post: nothing is read then
 */
export function usePost(id: number | null, options: PostQueryOptions = {}) {
  const t = useTranslations("Posts.sheet");
  const client = useQueryClient();
  const query = usePostQuery(id, options);
  const { saved, savedNow, put } = query;
  const [typed, setTyped, forget, latest] = useStoredState<Typed | null>(typedName(id), null);
  const [view] = useState(() => crypto.randomUUID());
  const [conflict, setConflict] = useState<Post | null>(null);

  /** The server has this text now: anything typed since stays unsaved. */
  const accept = (post: Post, sent: string) => {
    put(post);
    setConflict(null);
    const now = latest();
    if (now?.content === sent) forget();
    else if (now) setTyped({ ...now, over: post });
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
  };

  /** The current text, with the revision that it is to replace. */
  const seen = (): SeenText => {
    const [now, server] = [latest(), savedNow()];
    // Something else about the post may have changed since, which its text does not touch.
    const over = now && server?.content !== now.over.content ? now.over : (server ?? now?.over);
    return { content: now?.content ?? server?.content ?? "", revision: over?.revision ?? 0, view };
  };
  const bothShown = useRef(false);
  const onBoth = (fresh: Post, replaces: Replaced, { content }: SeenText) => {
    bothShown.current = true;
    setConflict(fresh);
    // What was to go out is one of the two, also where it was not typed here.
    if (replaces === "post" && latest() === null) setTyped({ content, over: fresh });
  };
  const sender = { ...query, over: () => latest()?.over, onBoth };
  const send = <T>(replaces: Replaced, text: SeenText, request: (text: SeenText) => Promise<T>) =>
    sendSeen(sender, replaces, text, request);

  const saving = useWrite({
    scope: postScope(id ?? 0),
    failed: { title: t("saveFailed"), id: "save-failed" },
    send: async () => {
      const [now, server] = [latest(), savedNow()];
      if (!now || now.content === server?.content) return server ?? null;
      const post = await send("text", seen(), (text) =>
        api<Post>(`/api/post/${id}`, { method: "PATCH", body: text }),
      );
      // The server may have another form of it, of its line ends for one.
      accept(post, now.content);
      return post;
    },
    onFailure: (error) => {
      if (error.status === 409) query.refresh();
      return error instanceof ConflictShown;
    },
  });
  const reset = () => {
    forget();
    setConflict(null);
  };

  return {
    id,
    ...query,
    content: typed?.content ?? saved?.content ?? "",
    /** Whether there is a text here that the server does not have. */
    unsaved: typed !== null && typed.content !== saved?.content,
    type: (content: string) => {
      if (content === savedNow()?.content) return forget();
      setTyped({ content, over: latest()?.over ?? savedNow() ?? UNSEEN });
    },
    /** Saves a text in the place of the one that `over` had. @returns whether it did; otherwise nothing is changed */
    replace: async (content: string, over: Post): Promise<boolean> => {
      setTyped({ content, over });
      bothShown.current = false;
      const kept = (await saving.run()) !== null;
      if (!kept && !bothShown.current) forget();
      return kept;
    },
    /** Forgets what was typed. */
    reset,
    accept,
    seen,
    sendSeen: send,
    /** Saves what was typed. @returns the post as it is saved, or null after a failure, which was told */
    save: (): Promise<Post | null> =>
      isBlank(latest()?.content ?? "x") ? Promise.resolve(null) : saving.run(),
    saving: saving.busy,
    /** The post as it was saved elsewhere meanwhile: the owner chooses between it and what was typed. */
    conflict,
    showConflict: setConflict,
    /** Gives up what was typed. */
    takeTheirs: reset,
    /** Saves what was typed in place of the other text, which stays a version. */
    takeMine: (): Promise<Post | null> => {
      if (!conflict) return Promise.resolve(null);
      setTyped({ content: latest()?.content ?? seen().content, over: conflict });
      return saving.run();
    },
  };
}

export type PostOnScreen = ReturnType<typeof usePost>;
