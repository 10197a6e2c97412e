import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, CirclePause, Clock, Copy } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { ExternalLink } from "@/components/ui/external-link";
import { isByOwner } from "@/lib/posts/scheduling/rules";
import { editStageOf } from "@/lib/posts/rules";
import type { Post, PostPlatform } from "@/lib/posts/types";
import { FailedReason } from "./failed-reason";
import { usePostAnswer } from "./use-post-answer";
import { useScheduleText } from "@/components/posts/wording/use-schedule-text";

type EditStageLineProps = {
  post: Post;
  /** At the head of the post's sheet, which names the page: a plain draft is labelled too. */
  inSheet?: boolean;
  /** A page is connected: a failure for lack of one is resolved. */
  connected?: boolean;
};

/** An open post's status in one line: when and where it goes out, whether it has, whether it is a copy. */
export function PostStatusLine({ post, inSheet, connected = false }: EditStageLineProps) {
  const t = useTranslations("Posts");
  const errorText = useErrorMessage();
  const goesOut = useScheduleText();
  const answer = usePostAnswer()(post);
  const delivery = post.postPlatforms.find(({ status }) => status !== "CANCELLED");
  const page = delivery?.pageName;
  const heldText = ({ heldFor }: PostPlatform) => {
    const reason = heldFor ?? "POST_LATE";
    return isByOwner(reason) ? errorText.ofCode(reason) : t("heldText", { reason });
  };

  switch (editStageOf(post)) {
    case "scheduled":
      return (
        <Line icon={post.paused || delivery?.held ? <CirclePause className="text-warn" /> : <Clock />}>
          <p className="font-medium tabular-nums">
            {page && !inSheet ? t("stage.at", { when: goesOut(post), page }) : goesOut(post)}
          </p>
          {delivery?.held && <p className="text-ink-soft">{heldText(delivery)}</p>}
        </Line>
      );
    case "sending":
      return (
        <Line icon={<CircleHelp className="text-warn" />}>
          <p className="font-medium">{t("result.checking")}</p>
          <p className="text-ink-soft">{t("result.checkingText")}</p>
        </Line>
      );
    case "published":
      return (
        <Line icon={<CircleCheck className="text-good" />}>
          <p className="font-medium">
            {delivery?.status === "SUCCESS"
              ? t("result.published", { page: page ?? t("result.yourPage") })
              : t("result.marked")}
          </p>
          {/* In the sheet the delivery says at length that it is gone. */}
          {answer && !(inSheet && delivery?.errorCode === "POST_GONE") && (
            <p className="tabular-nums">{answer}</p>
          )}
          {!inSheet && <p className="text-ink-soft">{t("stage.publishedText")}</p>}
          {delivery?.permalink && <ExternalLink href={delivery.permalink}>{t("result.see")}</ExternalLink>}
        </Line>
      );
    case "draft":
      if (delivery?.status === "FAILED" && delivery.errorCode)
        return (
          <Line icon={<CircleAlert className="text-bad" />}>
            <p className="font-medium">{t("result.failed")}</p>
            <FailedReason code={delivery.errorCode} connected={connected} />
            {inSheet && <p className="text-ink-soft">{t("sheet.failedHint")}</p>}
          </Line>
        );
      if (post.copyOf !== null)
        return (
          <Line icon={<Copy />}>
            <p>{t("stage.copy")}</p>
          </Line>
        );
      return (
        inSheet && (
          <Line icon={<CircleDashed />}>
            <p>{t("sheet.draft")}</p>
          </Line>
        )
      );
  }
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2.5 text-sm">
      <span aria-hidden className="mt-0.5 shrink-0 [&>svg]:size-4">
        {icon}
      </span>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
