"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCreditsShort } from "@/components/billing/use-credits-short";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import type { UnreadLink } from "@/lib/posts/links/types";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import { freshPost } from "@/lib/posts/drafting/rules";
import type { DraftRequest } from "@/lib/posts/drafting/schema";
import type { DraftResult } from "@/lib/posts/drafting/types";
import { type StreamedText, streamDraft } from "./stream-draft";

/**
 * The running request, kept in the browser until it is answered. A reload resumes it; a second press after a lost
 * answer repeats it with its key. Both get the one post that was paid for.
 */
type Running = { key: string; request: DraftRequest; at: number; lost?: boolean };
/** How long a reload can resume a request, in milliseconds; the server keeps its answer for a day. */
const TAKEN_UP_MS = 12 * 3_600_000;
/**
 * A page that is being left loses its answers, too: it is gone before this delay has passed, and the next page resumes the
 * request.
 */
const LOST_AFTER_MS = 1_000;

/** @param takesUp only resumes a request that another page, or this one earlier, has begun */
type Order = Running & { takesUp?: boolean };

/**
 * Has posts written, and reports failures.
 * @param credits those left when the page was rendered
 * @param onWritten the post is there, and in the query cache
 */
export function useDraftWriter(credits: number, onWritten: (result: DraftResult) => void) {
  const t = useTranslations("Workspace");
  const errorText = useErrorMessage();
  const client = useQueryClient();
  const [, setRunning, forgetRunning, running] = useStoredState<Running | null>("writing", null);
  const losing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [writing, setWriting] = useState<StreamedText | null>(null);
  const [asked, setAsked] = useState<DraftRequest | null>(null);
  const [remaining, setRemaining] = useState(credits);
  const [charged, setCharged] = useState<number | null>(null);
  const [unread, setUnread] = useState<readonly UnreadLink[]>([]);
  const [blind, setBlind] = useState(false);
  const reportShortage = useCreditsShort((short) => t("creditsShort", short));

  const finish = (result: DraftResult) => {
    // Lets the owner send it without waiting for its state to be read.
    client.setQueryData(postQuery(result.generatedPost.id).queryKey, freshPost(result, new Date()));
    setRemaining(result.remainingCreditAmount);
    setCharged(result.cost);
    setUnread(result.unreadLinks ?? []);
    void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
    if (result.imageError) toast.error(errorText.ofCode(result.imageError));
    else toast.success(t("generated"));
    onWritten(result);
  };

  const { run } = useWrite<Order, DraftResult | null>({
    scope: "draft",
    send: ({ takesUp, ...order }) => {
      const { key, request } = order;
      // It was answered while this waited for its turn.
      if (takesUp && running()?.key !== key) return Promise.resolve(null);
      clearTimeout(losing.current);
      setRunning(order);
      setWriting({ content: "", step: "text" });
      setAsked(request);
      setUnread([]);
      return streamDraft(request, key, (now) => {
        if (now.anew) toast.note(t("writtenAnew"));
        setWriting(now);
      });
    },
    onSuccess: (result, { request }) => {
      if (!result) return;
      forgetRunning();
      finish(result);
      // Of a draft that got another version, more is known than of a new post.
      if (request.postId) void client.invalidateQueries({ queryKey: postQuery(request.postId).queryKey });
    },
    onFailure: (error, { takesUp: _, ...order }) => {
      if (error.answered) forgetRunning();
      else losing.current = setTimeout(() => setRunning({ ...order, lost: true }), LOST_AFTER_MS);
      const { postId } = order.request;
      if (postId && error.status === 409)
        void client.invalidateQueries({ queryKey: postQuery(postId).queryKey });
      if (error.code === "VISION_UNAVAILABLE") setBlind(true);
      const short = reportShortage(error);
      if (short) setRemaining(short.remainingCreditAmount);
      return short !== null;
    },
    onSettled: () => setWriting(null),
  });

  const takeUp = useEffectEvent(() => {
    const order = running();
    if (!order || order.lost) return;
    if (Date.now() - order.at > TAKEN_UP_MS) return forgetRunning();
    setWriting({ content: "", step: "text" });
    setAsked(order.request);
    void run({ ...order, takesUp: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => takeUp());
    return () => clearTimeout(timer);
  }, []);

  return {
    /** Null while nothing is written. */
    writing,
    /** What is written, or was last: the place of what comes is kept. Null before, and once it is changed. */
    asked,
    /** The text of the last request is changed, or another one is shown. */
    forgetAsked: () => setAsked(null),
    remaining,
    /** The balance changed by other means. */
    setRemaining,
    /** Cost of the last post; null before the first of this visit. */
    charged,
    /** The links that the last text was written without. */
    unread,
    forgetUnread: () => setUnread([]),
    /** The model has said that it cannot look at photos. */
    blind,
    /** Has a post written, or another version of `request.postId`. @returns the result, or null after a failure */
    write: (request: DraftRequest): Promise<DraftResult | null> => {
      const last = running();
      const same = last !== null && JSON.stringify(last.request) === JSON.stringify(request);
      return run({ key: same ? last.key : crypto.randomUUID(), request, at: Date.now() });
    },
  };
}
