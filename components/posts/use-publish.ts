"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import type { PublishRequest } from "@/lib/posts/schema";
import type { PostPlatform } from "@/lib/posts/types";
import type { PublishResult, ScheduleResult } from "@/lib/publishing/types";
import { useRequestKey } from "./use-request-key";

/** The answer to publishing and to scheduling; `problems` is what would fail when the time comes. */
export type PublishAnswer = PublishResult & Partial<ScheduleResult>;

/** With a time it is a schedule request. */
type SendRequest = PublishRequest & { ifLateMinutes?: number };

/** Sends a post out, or has it wait for `scheduledAt`. A failure is told here; `send` resolves to null then. */
export function usePublish() {
  const t = useTranslations("Workspace.confirm");
  const words = useErrorWords();
  const client = useQueryClient();
  const requestKey = useRequestKey();
  const [busy, setBusy] = useState(false);

  const reason = (error: ApiError): string => {
    const failed = (error.object as { deliveries?: PostPlatform[] } | null)?.deliveries?.[0];
    if (!failed) return words.ofCode(error.code);
    const ours = words.ofCode(failed.errorCode ?? error.code);
    return failed.errorMessage ? `${ours} ${t("facebookSays", { message: failed.errorMessage })}` : ours;
  };

  const send = async (body: SendRequest): Promise<PublishAnswer | null> => {
    setBusy(true);
    const scheduling = body.scheduledAt !== undefined;
    try {
      const answer = await api<PublishAnswer>(scheduling ? "/api/post/schedule" : "/api/post/publish", {
        method: "POST",
        body,
        idempotencyKey: requestKey.keyOf(body),
      });
      requestKey.forget();
      // What was asked of this post before is old now.
      client.setQueryData(postQuery(answer.post.id).queryKey, answer.post);
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "NETWORK") requestKey.forget();
      if (error.code !== "NO_ACTIVE_SUBSCRIPTION")
        toast.error(t(scheduling ? "scheduleFailed" : "failed"), { description: reason(error) });
      return null;
    } finally {
      setBusy(false);
    }
  };

  return { send, busy };
}
