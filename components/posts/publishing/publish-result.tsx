import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleHelp, CirclePause, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { ExternalLink } from "@/components/ui/external-link";
import { Link } from "@/components/ui/link";
import { postQuery } from "@/lib/posts/query-options";
import { isOnItsWay } from "@/lib/posts/rules";
import type { Post, PostPlatform } from "@/lib/posts/types";
import { useProblemText, wouldFail } from "@/components/posts/wording/use-problem-text";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { FirstPostHint } from "./first-post-hint";
import type { PublishAnswer } from "./use-publish";

/** The outcome of sending or scheduling a post. */
export type Published = PublishAnswer & { pageName?: string };

const POLL_MS = 4_000;
const LOOKS = {
  marked: [CircleCheck, "text-good"],
  published: [CircleCheck, "text-good"],
  scheduled: [Clock, "text-press"],
  paused: [CirclePause, "text-warn"],
  checking: [CircleHelp, "text-warn"],
  failed: [CircleAlert, "text-bad"],
} as const;

/** Null for a delivery that was cancelled meanwhile: it has no outcome. */
function stateOf({ status, paused }: Post, delivery: PostPlatform | undefined): keyof typeof LOOKS | null {
  if (status === "SCHEDULED") return paused ? "paused" : "scheduled";
  if (delivery?.status === "SUCCESS") return "published";
  if (status === "PUBLISHED") return "marked";
  if (!delivery) return null;
  return delivery.status === "FAILED" ? "failed" : "checking";
}

/** Reports the outcome for the post just sent, and polls it while this is open. */
export function PublishResult({ published }: { published: Published }) {
  const t = useTranslations("Posts.result");
  const errorText = useErrorMessage();
  const { textOf } = useProblemText();
  const moment = useTimeText();
  const { data: post } = useQuery({
    ...postQuery(published.post.id),
    initialData: published.post,
    refetchOnMount: false,
    refetchInterval: ({ state }) => (state.data && isOnItsWay(state.data) ? POLL_MS : false),
  });
  // The pressed button has nothing left to send: the view and the focus move here.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  const delivery = post.postPlatforms.find(({ status }) => status !== "CANCELLED");
  const state = stateOf(post, delivery);
  if (!state) return null;
  const [Icon, colour] = LOOKS[state];
  const page = published.pageName ?? t("yourPage");
  const time = post.scheduledTime ? moment.soon(post.scheduledTime) : "";
  return (
    <div ref={result} role="status" tabIndex={-1} className="flex gap-3 rounded-lg border bg-press-wash p-4">
      <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${colour}`} />
      <div className="min-w-0 break-words">
        <p className="font-medium">{t(state, { page, time })}</p>
        <p className="text-sm text-ink-soft">
          {delivery?.errorCode && delivery.status !== "UNKNOWN"
            ? errorText.ofCode(delivery.errorCode)
            : t(delivery?.status === "PENDING" && state === "checking" ? "waiting" : `${state}Text`, {
                page,
              })}
        </p>
        {state === "published" && <FirstPostHint postId={post.id} />}
        {published.problems?.map((problem) => (
          <p key={problem.code} className="mt-2 text-sm">
            {textOf(problem)}
          </p>
        ))}
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {delivery?.permalink && <ExternalLink href={delivery.permalink}>{t("see")}</ExternalLink>}
          {published.problems?.some(wouldFail) && (
            <Link href="/dashboard" className="text-link">
              {t("fix")}
            </Link>
          )}
          <Link href="/your-posts" className="text-link">
            {t("allPosts")}
          </Link>
        </p>
      </div>
    </div>
  );
}
