"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { ConflictShown, type SeenText } from "@/components/posts/send-with-revision";
import { type PostOnScreen, postScope } from "@/components/posts/use-post";
import { type ApiError, api } from "@/lib/http/api-client";
import type { PublishNowRequest } from "@/lib/posts/publishing/schema";
import type { PublishResult } from "@/lib/posts/publishing/types";
import type { ScheduleResult } from "@/lib/posts/scheduling/types";
import type { PostPlatform } from "@/lib/posts/types";

/** The response to publishing and scheduling; `problems` lists what would fail at the scheduled time. */
export type PublishAnswer = PublishResult & Partial<ScheduleResult>;

/** Where and when a post goes out; with a time it is scheduled. */
type Sending = Pick<PublishNowRequest, "platforms" | "confirmEarly"> & {
  scheduledAt?: string;
  ifLateMinutes?: number;
};

/** Why a post did not go out: the specification's sentence, then the cause. */
export type PublishFailure = { title: string; reason: string; code: string };

/**
 * Publishes a post, or schedules it for `scheduledAt`, with the text as it stands on the screen. A failure stays until
 * the next try; a text that was saved elsewhere meanwhile is shown by the post itself (`conflict`).
 * @param onOvertaken it was scheduled or sent elsewhere meanwhile: nothing here can send it
 */
export function usePublish(
  post: Pick<PostOnScreen, "id" | "seen" | "sendSeen" | "accept" | "refresh">,
  onOvertaken?: () => void,
) {
  const t = useTranslations("Workspace.confirm");
  const errorText = useErrorMessage();
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  const { run, busy } = useWrite<Sending & { text: SeenText }, PublishAnswer>({
    scope: postScope(post.id ?? 0),
    send: ({ text, ...sending }, key) =>
      post.sendSeen("post", text, ({ content, ...seen }) =>
        api<PublishAnswer>(sending.scheduledAt ? "/api/post/schedule" : "/api/post/publish", {
          method: "POST",
          body: { postID: post.id, postContent: content, ...seen, ...sending },
          idempotencyKey: key,
        }),
      ),
    onSuccess: ({ post: sent }, { text }) => post.accept(sent, text.content),
    onFailure: (error, { scheduledAt }) => {
      if (error.status === 401 || error.code === "NO_ACTIVE_SUBSCRIPTION") return false;
      if (error instanceof ConflictShown) return true;
      post.refresh();
      const code = codeOf(error);
      const title = t(scheduledAt ? "scheduleFailed" : "failed");
      if (code === "POST_CHANGED" && onOvertaken) {
        onOvertaken();
        toast.error(title, { description: reasonOf(error) });
      } else setFailure({ title, reason: reasonOf(error), code });
      return true;
    },
  });
  const reasonOf = (error: ApiError): string => {
    const says = failedDelivery(error)?.errorMessage;
    const ours = errorText.ofCode(codeOf(error));
    return says ? `${ours} ${t("facebookSays", { message: says })}` : ours;
  };
  return {
    send: (sending: Sending) => {
      setFailure(null);
      return run({ ...sending, text: post.seen() });
    },
    busy,
    failure,
  };
}

const failedDelivery = ({ object }: ApiError): PostPlatform | undefined =>
  (object as { deliveries?: PostPlatform[] } | null)?.deliveries?.[0];

const codeOf = (error: ApiError): string => failedDelivery(error)?.errorCode ?? error.code;
