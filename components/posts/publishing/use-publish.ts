"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import { POSTS_KEY, postQuery } from "@/lib/posts/query-options";
import type { PostPlatform } from "@/lib/posts/types";
import type { PublishNowRequest } from "@/lib/posts/publishing/schema";
import type { PublishResult, ScheduleResult } from "@/lib/posts/publishing/types";
import { useRequestKey } from "@/components/layout/forms/use-request-key";

/** The response to publishing and scheduling; `problems` lists what would fail at the scheduled time. */
export type PublishAnswer = PublishResult & Partial<ScheduleResult>;

/** A schedule request if it has a time. */
type SendRequest = PublishNowRequest & { scheduledAt?: string; ifLateMinutes?: number };

/** Publishes a post, or schedules it for `scheduledAt`. Reports a failure itself; `send` then resolves to null. */
export function usePublish() {
  const t = useTranslations("Workspace.confirm");
  const words = useErrorMessage();
  const client = useQueryClient();
  const requestKey = useRequestKey();
  const [busy, setBusy] = useState(false);

  const reason = (error: ApiError): string => {
    const failed = failedDelivery(error);
    const ours = words.ofCode(codeOf(error));
    return failed?.errorMessage ? `${ours} ${t("facebookSays", { message: failed.errorMessage })}` : ours;
  };

  const showFailure = (error: ApiError, scheduling: boolean) => {
    // The same text would be refused again: nothing tells the owner to try that.
    if (codeOf(error) === "FACEBOOK_DUPLICATE") toast.error(reason(error));
    else toast.error(t(scheduling ? "scheduleFailed" : "failed"), { description: reason(error) });
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
      // Earlier cached responses for this post are stale now.
      client.setQueryData(postQuery(answer.post.id).queryKey, answer.post);
      void client.invalidateQueries({ queryKey: POSTS_KEY, refetchType: "none" });
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== "NETWORK") requestKey.forget();
      // The post's actual state may differ from the one shown.
      if (error.status === 409) void client.invalidateQueries({ queryKey: postQuery(body.postID).queryKey });
      if (error.code !== "NO_ACTIVE_SUBSCRIPTION") showFailure(error, scheduling);
      return null;
    } finally {
      setBusy(false);
    }
  };

  return { send, busy };
}

const failedDelivery = ({ object }: ApiError): PostPlatform | undefined =>
  (object as { deliveries?: PostPlatform[] } | null)?.deliveries?.[0];

const codeOf = (error: ApiError): string => failedDelivery(error)?.errorCode ?? error.code;
