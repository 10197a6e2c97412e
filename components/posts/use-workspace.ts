"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { toast } from "@/components/ui/toast";
import { ApiError, api, apiStream } from "@/lib/api-client";
import type { Envelope } from "@/lib/envelope";
import { takeHandedOver } from "@/lib/posts/hand-over";
import type { DraftRequest } from "@/lib/posts/schema";
import type { CreditsShort, DraftEvents, DraftResult, GeneratedPost } from "@/lib/posts/types";
import { useStoredState } from "@/components/layout/use-stored-state";

/** The post on the workbench; without an id while it is being written. */
export type WorkspacePost = {
  id: number | null;
  content: string;
  imageUrl: string | null;
  /** Whether the text was edited and is not on the server yet; a reload does not change that. */
  unsaved?: boolean;
};
/** What the generator is at. */
export type Writing = "idle" | "text" | "image";

export const BLANK: WorkspacePost = { id: null, content: "", imageUrl: null };
const STORE_KEY = "workspace_draft";

/** The post on the workbench: taken over, written by the model, edited, kept through a reload. */
export function useWorkspace(credits: number) {
  const t = useTranslations("Workspace");
  const plansLabel = useTranslations("SubscriptionRequired")("plans");
  const words = useErrorWords();
  const client = useQueryClient();
  const router = useRouter();
  const [post, setPost, forget] = useStoredState<WorkspacePost>(STORE_KEY, BLANK);
  const [writing, setWriting] = useState<Writing>("idle");
  const [remaining, setRemaining] = useState(credits);
  const sending = useRef<number>(null);

  useEffect(() => {
    const handed = takeHandedOver();
    if (handed) setPost(handed);
  }, [setPost]);

  const finish = (result: DraftResult) => {
    setPost(result.generatedPost);
    setRemaining(result.remainingCreditAmount);
    void client.invalidateQueries({ queryKey: ["posts"], refetchType: "none" });
    if (result.imageError) toast.error(words.ofCode(result.imageError));
    else toast.success(t("generated"));
  };

  const tell = (error: ApiError) => {
    if (error.code === "NO_ACTIVE_SUBSCRIPTION") return;
    if (error.code !== "INSUFFICIENT_CREDIT_AMOUNT") return void toast.error(words.ofCode(error.code));
    const short = error.object as CreditsShort;
    setRemaining(short.remainingCreditAmount);
    toast.error(words.ofCode(error.code), {
      description: t("creditsShort", short),
      action: { label: plansLabel, onClick: () => router.push("/subscription") },
    });
  };

  /** Has a post written; resolves whether it was. A failure brings back what stood there before. */
  const generate = async (request: DraftRequest): Promise<boolean> => {
    const before = post;
    setWriting("text");
    setPost(BLANK);
    try {
      await apiStream(
        "/api/post/draft",
        { method: "POST", body: request, idempotencyKey: crypto.randomUUID() },
        (event, data) => {
          if (event === "text") {
            const { delta } = data as DraftEvents["text"];
            setPost((current) => ({ ...current, content: current.content + delta }));
          } else if (event === "image") {
            setWriting((data as DraftEvents["image"]).state === "started" ? "image" : "text");
          } else if (event === "done") finish((data as Envelope<DraftResult>).object);
        },
      );
      return true;
    } catch (error) {
      setPost(before);
      if (error instanceof ApiError) tell(error);
      return false;
    } finally {
      setWriting("idle");
    }
  };

  /** Keeps the edited text on the server, so that every device has it; resolves whether it is there. */
  const save = async (content: string): Promise<boolean> => {
    if (!post.unsaved || post.id === null) return true;
    if (content.trim() === "") return false;
    try {
      await api<GeneratedPost>(`/api/post/${post.id}`, { method: "PUT", body: { content } });
      // Meanwhile it may have been sent, or another one written.
      setPost((now) => (now.id === post.id ? { ...now, unsaved: now.content !== content } : now));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Its sending was faster, and took this very text along.
      if (error.code === "POST_NOT_EDITABLE" && sending.current === post.id) return false;
      toast.error(t("saveFailed"), { description: words.ofCode(error.code), id: "save-failed" });
      return false;
    }
  };

  return {
    post,
    writing,
    remaining,
    generate,
    /** The person is asked whether this text goes out. */
    aboutToSend: () => {
      sending.current = post.id;
    },
    edit: (content: string) => {
      sending.current = null;
      setPost((current) => ({ ...current, content, unsaved: true }));
    },
    save,
    clear: forget,
  };
}
