"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { ConflictShown, type SeenText } from "@/components/posts/post/send-with-revision";
import { type PostOnScreen, postScope } from "@/components/posts/post/use-post";
import { ApiError, api } from "@/lib/http/api-client";
import type { PublishNowRequest } from "@/lib/posts/publishing/schema";
import type { PublishResult } from "@/lib/posts/publishing/types";
import { editStageOf } from "@/lib/posts/rules";
import type { ScheduleResult } from "@/lib/posts/scheduling/types";
import type { Post, PostPlatform } from "@/lib/posts/types";

/** The response to publishing and scheduling; `problems` lists what would fail at the scheduled time. */
export type PublishAnswer = PublishResult & Partial<ScheduleResult>;

/** Where and when a post goes out; with a time it is scheduled. */
type Sending = Pick<PublishNowRequest, "platforms" | "confirmEarly"> & {
  scheduledAt?: string;
  ifLateMinutes?: number;
};

/** Why a post did not go out: the specification's sentence, then the cause. */
export type PublishFailure = { title: string; reason: string; code: string };

/** What a post has to offer for that. */
export type SendablePost = Pick<
  PostOnScreen,
  "id" | "seen" | "sendSeen" | "accept" | "refresh" | "readAgain"
>;

/** Whether the server has done what was asked: the post is on its way or out, or it has its time. */
function isDone(post: Post, { scheduledAt }: Sending): boolean {
  const stage = editStageOf(post);
  if (!scheduledAt) return stage === "sending" || stage === "published";
  return stage === "scheduled" && Date.parse(post.scheduledTime ?? "") === Date.parse(scheduledAt);
}

/**
 * Publishes a post, or schedules it for `scheduledAt`, with the text as it stands on the screen. A failure stays until
 * the next try; a text that was saved elsewhere meanwhile is shown by the post itself (`conflict`). Where the answer is
 * lost, as it is when Facebook is silent for longer than a browser waits, the post itself says what was done.
 * @param onOvertaken it was scheduled or sent elsewhere meanwhile: nothing here can send it
 */
export function usePublish(post: SendablePost, onOvertaken?: () => void) {
  const t = useTranslations("Workspace.confirm");
  const errorText = useErrorMessage();
  const [failure, setFailure] = useState<PublishFailure | null>(null);
  /** The answer to a request as the post shows it. @throws the error itself if nothing was done */
  const readOutcome = async (error: unknown, sending: Sending): Promise<PublishAnswer> => {
    const now = error instanceof ApiError && !error.answered ? await post.readAgain() : null;
    if (!now || !isDone(now, sending)) throw error;
    return { post: now, deliveries: now.postPlatforms };
  };
  const { run, busy } = useWrite<Sending & { text: SeenText }, PublishAnswer>({
    scope: postScope(post.id ?? 0),
    send: ({ text, ...sending }, key) =>
      post
        .sendSeen("post", text, ({ content, ...seen }) =>
          api<PublishAnswer>(sending.scheduledAt ? "/api/post/schedule" : "/api/post/publish", {
            method: "POST",
            body: { postID: post.id, postContent: content, ...seen, ...sending },
            idempotencyKey: key,
          }),
        )
        .catch((error: unknown) => readOutcome(error, sending)),
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
