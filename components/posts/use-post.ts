"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { ApiError, api } from "@/lib/http/api-client";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import { type EditStage, editStageOf, nextPoll } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";
import { isBlank } from "@/lib/text";

/** A post as somebody saw it who changes it. */
type Seen = Pick<Post, "content" | "revision" | "scheduledTime" | "status">;

/** A text that was typed and is not saved, and the post as it was when the typing began. */
type Typed = { content: string; over: Seen };

/** What a request that carries the post's text names: the text, the revision that it replaces, and this view. */
export type SeenText = { content: string; revision: number; view: string };

/** What is typed over a post of which the server has not told: whatever it has, both texts are shown. */
const UNSEEN: Seen = { content: "", revision: 0, scheduledTime: null, status: "GENERATED" };

/** The scope of all writes of one post: they go one after the other. */
export const postScope = (id: number) => `post:${id}`;

/** What a request replaces: the text, the time, or both, as one that sends the post does. */
type Replaced = "text" | "time" | "post";

/** What was saved elsewhere meanwhile is shown beside what is here; there is nothing more to tell. */
export class BothShown extends ApiError {
  constructor() {
    super(409, "POST_CHANGED");
  }
}

type Options = {
  /** The post as a list has it, until it is read. */
  listed?: Post;
  /** Whether it is on the screen now; otherwise it is not read. */
  shown?: boolean;
};

/**
 * One post on the screen: the query cache holds what the server has, read on every visit and again while it is being
 * sent; the browser's store holds what was typed and is not saved. The workspace, the side sheet and the week use it.
 * @param id null while there is no post: nothing is read then
 */
export function usePost(id: number | null, { listed, shown = true }: Options = {}) {
  const t = useTranslations("Posts.sheet");
  const client = useQueryClient();
  const [typed, setTyped, forget, latest] = useStoredState<Typed | null>(`text:${id ?? "none"}`, null);
  const [view] = useState(() => crypto.randomUUID());
  const [conflict, setConflict] = useState<Post | null>(null);
  const query = postQuery(id ?? 0);
  const { data, isError, error } = useQuery({
    ...query,
    enabled: id !== null && shown,
    initialData: listed,
    initialDataUpdatedAt: 0,
    // Report a lost connection at once, even if the browser knows that it is offline.
    retry: false,
    networkMode: "always",
    refetchInterval: ({ state }) =>
      state.data ? (nextPoll([state.data], Date.now(), state.dataUpdateCount) ?? false) : false,
  });
  const saved = id === null ? null : (data ?? null);
  const savedNow = () => client.getQueryData(query.queryKey);
  const put = (post: Post) => client.setQueryData(postQuery(post.id).queryKey, post);
  const readAgain = () => client.fetchQuery({ ...query, staleTime: 0, retry: false }).catch(() => null);

  /** The server has this text now: what was typed beyond it stays unsaved. */
  const accept = (post: Post, sent: string) => {
    put(post);
    setConflict(null);
    const now = latest();
    if (now?.content === sent) forget();
    else if (now) setTyped({ ...now, over: post });
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
  };

  /** The text as it stands, with the revision that it is to replace. */
  const seen = (): SeenText => {
    const [now, server] = [latest(), savedNow()];
    // Something else about the post may have changed since, which its text does not touch.
    const over = now && server?.content !== now.over.content ? now.over : (server ?? now?.over);
    return { content: now?.content ?? server?.content ?? "", revision: over?.revision ?? 0, view };
  };

  /**
   * Sends something that the post's revision guards. Where only something else about it has changed since it was seen,
   * it is sent again; where what this replaces has, nothing is overwritten: both are shown (`conflict`).
   * @throws BothShown when both are shown, ApiError POST_CHANGED when it has been scheduled or sent meanwhile
   */
  const sendSeen = async <T>(
    replaces: Replaced,
    asked: SeenText,
    send: (text: SeenText) => Promise<T>,
  ): Promise<T> => {
    const server = savedNow();
    // It may have been saved while this waited for its turn.
    const text = server?.content === asked.content ? { ...asked, revision: server.revision } : asked;
    const over = latest()?.over ?? savedNow();
    try {
      return await send(text);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "POST_CHANGED") throw error;
      const fresh = await readAgain();
      if (!fresh) throw error;
      const same = (key: keyof Seen) => fresh[key] === over?.[key];
      const both = !same("content") || (replaces === "time" && !same("scheduledTime"));
      if (both && isEditable(fresh)) {
        setConflict(fresh);
        throw new BothShown();
      }
      const asSeen = replaces === "text" || (same("scheduledTime") && same("status"));
      if (both || !asSeen || fresh.revision === text.revision) throw error;
      return send({ ...text, revision: fresh.revision });
    }
  };

  const saving = useWrite({
    scope: postScope(id ?? 0),
    failed: { title: t("saveFailed"), id: "save-failed" },
    send: () => {
      const [now, server] = [latest(), savedNow()];
      if (!now || now.content === server?.content) return Promise.resolve(server ?? null);
      return sendSeen("text", seen(), (text) =>
        api<Post>(`/api/post/${id}`, { method: "PATCH", body: text }),
      );
    },
    onSuccess: (post) => post && accept(post, post.content),
    onFailure: ({ code, status }) => {
      if (status === 409 && code !== "POST_CHANGED")
        void client.invalidateQueries({ queryKey: query.queryKey });
      return code === "POST_CHANGED";
    },
  });

  return {
    id,
    view,
    saved,
    stage: stageOf(id, saved, isError),
    /** The post was deleted elsewhere. */
    gone: error instanceof ApiError && error.status === 404,
    content: typed?.content ?? saved?.content ?? "",
    /** Whether there is a text here that the server does not have. */
    unsaved: typed !== null && typed.content !== saved?.content,
    /** @param over the post that the text takes the place of, where that is not the one on the screen */
    type: (content: string, over?: Post) =>
      setTyped({ content, over: over ?? latest()?.over ?? savedNow() ?? UNSEEN }),
    /** Forgets what was typed. */
    reset: () => {
      forget();
      setConflict(null);
    },
    /** The post as the cache has it at this moment. */
    savedNow,
    put,
    accept,
    seen,
    sendSeen,
    /** Reads the post again. */
    refresh: () => void client.invalidateQueries({ queryKey: query.queryKey }),
    /** Saves what was typed. @returns the post as it is saved, or null after a failure, which was told */
    save: (): Promise<Post | null> =>
      isBlank(latest()?.content ?? "x") ? Promise.resolve(null) : saving.run(),
    saving: saving.busy,
    /** The post as it was saved elsewhere meanwhile: the owner chooses between it and what was typed. */
    conflict,
    showConflict: setConflict,
    /** Gives up what was typed. */
    takeTheirs: () => {
      forget();
      setConflict(null);
    },
    /** Saves what was typed in place of the other text, which stays a version. */
    takeMine: (): Promise<Post | null> => {
      const mine = latest()?.content ?? seen().content;
      if (!conflict) return Promise.resolve(null);
      setTyped({ content: mine, over: conflict });
      return saving.run();
    },
  };
}

export type PostOnScreen = ReturnType<typeof usePost>;

function isEditable(post: Post): boolean {
  return ["draft", "scheduled"].includes(editStageOf(post));
}

/** Without an answer a post counts as a draft: the server refuses to send a scheduled one without confirmation. */
function stageOf(id: number | null, saved: Post | null, failed: boolean): EditStage | "loading" {
  if (id === null) return "draft";
  if (saved) return editStageOf(saved);
  return failed ? "draft" : "loading";
}
