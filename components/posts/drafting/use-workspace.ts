"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useGoTo } from "@/components/layout/shell/navigation";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, apiStream } from "@/lib/http/api-client";
import type { Envelope } from "@/lib/http/envelope";
import type { ShownPicture } from "@/lib/media/types";
import { takeHandedOffPost } from "@/lib/posts/drafting/workspace-handoff";
import type { UnreadLink } from "@/lib/posts/links/types";
import type { DraftRequest } from "@/lib/posts/schema";
import { postQuery } from "@/lib/posts/query-options";
import { freshPost } from "@/lib/posts/rules";
import type { CreditsShort, DraftEvents, DraftResult, Post } from "@/lib/posts/types";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { useSavePost } from "./use-save-post";

/** The post in the workspace; it has no id while it is being generated, and until its own words are saved. */
export type WorkspacePost = {
  id: number | null;
  content: string;
  imageUrl: string | null;
  /** Those of a post that the server does not have yet; unknown of one that was handed over. */
  pictures?: readonly ShownPicture[];
  /** Whether it has edits that are not on the server yet; survives a reload. */
  unsaved?: boolean;
  /** The description that it was written from here; a request with the same one is for another version of it. */
  subject?: string;
};
/** The generator's current step. */
export type Writing = "idle" | "text" | "image";

const BLANK: WorkspacePost = { id: null, content: "", imageUrl: null, pictures: [] };
const STORE_KEY = "workspace_draft";

/** Pictures and those of `more` that are not among them. */
function joined(
  pictures: readonly ShownPicture[] = [],
  more: readonly ShownPicture[],
): readonly ShownPicture[] {
  return [...pictures, ...more.filter(({ id }) => !pictures.some((picture) => picture.id === id))];
}

/** The post in the workspace: handed over, generated or edited, and kept across reloads. */
export function useWorkspace(credits: number) {
  const t = useTranslations("Workspace");
  const plansLabel = useTranslations("SubscriptionRequired")("plans");
  const words = useErrorMessage();
  const client = useQueryClient();
  const goTo = useGoTo();
  const [post, setPost, forget] = useStoredState<WorkspacePost>(STORE_KEY, BLANK);
  const [writing, setWriting] = useState<Writing>("idle");
  const [remaining, setRemaining] = useState(credits);
  const [blind, setBlind] = useState(false);
  const [charged, setCharged] = useState<number | null>(null);
  const [unread, setUnread] = useState<readonly UnreadLink[]>([]);
  const openedRef = useRef<number>(null);
  const sending = useRef<number>(null);
  const { save, saved } = useSavePost({ post, setPost, isBeingSent: (id) => sending.current === id });

  useEffect(() => {
    const handed = takeHandedOffPost();
    if (!handed) return;
    setPost(handed);
    openedRef.current = handed.id;
  }, [setPost]);

  const finish = (result: DraftResult, subject: string) => {
    const { generatedPost } = result;
    // Lets the user send it without waiting for its state to be read.
    client.setQueryData(postQuery(generatedPost.id).queryKey, freshPost(result, new Date()));
    // Of several photos the model has seen the first; the others, and those that arrived meanwhile, follow it.
    setPost((now) => ({ ...generatedPost, subject, pictures: joined(now.pictures, generatedPost.pictures) }));
    setRemaining(result.remainingCreditAmount);
    setCharged(result.cost);
    setUnread(result.unreadLinks ?? []);
    void client.invalidateQueries({ queryKey: ["posts"], refetchType: "none" });
    if (result.imageError) toast.error(words.ofCode(result.imageError));
    else toast.success(t("generated"));
  };

  const reportError = (error: ApiError) => {
    if (error.code === "NO_ACTIVE_SUBSCRIPTION") return;
    if (error.code === "VISION_UNAVAILABLE") setBlind(true);
    if (error.code !== "INSUFFICIENT_CREDIT_AMOUNT") return void toast.error(words.ofCode(error.code));
    const short = error.object as CreditsShort;
    setRemaining(short.remainingCreditAmount);
    toast.error(words.ofCode(error.code), {
      description: t("creditsShort", short),
      action: { label: plansLabel, onClick: () => goTo("/subscription") },
    });
  };

  /**
   * Generates a post, or another version of the draft `versionOf`, whose typed text is saved first; resolves to whether
   * it succeeded. A failure restores the previous post.
   */
  const generate = async (request: DraftRequest, versionOf: number | null): Promise<boolean> => {
    if (versionOf !== null && !(await save(post.content))) return false;
    const before = post;
    setWriting("text");
    setUnread([]);
    // Photos of a post that is not saved yet may still be arriving.
    setPost((now) => ({ ...BLANK, pictures: now.id === null ? now.pictures : [] }));
    try {
      await apiStream(
        "/api/post/draft",
        {
          method: "POST",
          body: { ...request, ...(versionOf === null ? {} : { postId: versionOf }) },
          idempotencyKey: crypto.randomUUID(),
        },
        (event, data) => {
          if (event === "text") {
            const { delta } = data as DraftEvents["text"];
            setPost((current) => ({ ...current, content: current.content + delta }));
          } else if (event === "image") {
            setWriting((data as DraftEvents["image"]).state === "started" ? "image" : "text");
          } else if (event === "done") finish((data as Envelope<DraftResult>).object, request.description);
        },
      );
      return true;
    } catch (error) {
      setPost((now) => ({ ...before, pictures: before.id === null ? now.pictures : before.pictures }));
      if (error instanceof ApiError) reportError(error);
      return false;
    } finally {
      setWriting("idle");
    }
  };

  return {
    post,
    setPost,
    writing,
    remaining,
    /** The model has said that it cannot look at photos. */
    blind,
    /** Cost of the last post; null before the first of this visit. */
    charged,
    /** The links that the last text was written without. */
    unread,
    /** The balance changed by other means. */
    setRemaining,
    generate,
    /** The user is being asked to confirm sending this text. */
    aboutToSend: () => {
      sending.current = post.id;
    },
    edit: (content: string) => {
      sending.current = null;
      setPost((current) => ({ ...current, content, unsaved: true }));
    },
    save,
    /** The id of a post handed over, until its state is known. */
    openedRef,
    saved,
    /** A copy replaces the post; edits that could not be saved move into it. */
    putCopy: (copy: Post) => {
      client.setQueryData(postQuery(copy.id).queryKey, copy);
      setPost(({ content, unsaved }) => ({
        id: copy.id,
        content: unsaved ? content : copy.content,
        imageUrl: copy.imageUrl,
        pictures: copy.pictures,
        unsaved,
      }));
    },
    /** The post has another text on the server: a new wording, or an earlier version. */
    replaceText: (saved: Post) => {
      client.setQueryData(postQuery(saved.id).queryKey, saved);
      setPost((now) => (now.id === saved.id ? { ...now, content: saved.content, unsaved: false } : now));
    },
    clear: () => {
      setUnread([]);
      forget();
    },
  };
}
