import { useTranslations } from "next-intl";
import { useIsSlow } from "@/components/layout/browser/use-is-slow";
import { PublishFailureNote } from "@/components/posts/publishing/publish-failure-note";
import { type PublishAnswer, type SendablePost, usePublish } from "@/components/posts/publishing/use-publish";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { PLATFORMS } from "@/lib/connections/constants";
import type { Post } from "@/lib/posts/types";
import { useTimeText } from "@/components/posts/wording/use-time-text";

type EarlyQuestionProps = {
  post: SendablePost;
  saved: Post;
  onClose: () => void;
  onSent: (answer: PublishAnswer) => void;
};

/** Asks whether a post should go out now, for a scheduled one instead of at its time, and sends it. Load it lazily. */
export function PublishEarlyDialog({ post, saved, onClose, onSent }: EarlyQuestionProps) {
  const t = useTranslations("Posts.early");
  const confirm = useTranslations("Workspace.confirm");
  const moment = useTimeText();
  const { send, busy, failure } = usePublish(post);
  const slow = useIsSlow(busy);
  const isScheduled = saved.status === "SCHEDULED";
  const text = saved.scheduledTime
    ? t("text", { time: moment.soon(saved.scheduledTime) })
    : confirm("immediately");

  const sendNow = async (): Promise<boolean> => {
    const pending = saved.postPlatforms.filter(({ status }) => status === "PENDING");
    const answer = await send(
      isScheduled
        ? { platforms: pending.map(({ platform }) => platform), confirmEarly: true }
        : { platforms: [...PLATFORMS] },
    );
    if (answer) onSent(answer);
    return answer !== null;
  };

  return (
    <ConfirmQuestion
      open
      onOpenChange={(open) => !open && onClose()}
      variant="default"
      title={t("title")}
      description={slow ? confirm("slow") : text}
      note={failure && <PublishFailureNote failure={failure} />}
      cancelLabel={isScheduled ? t("leave") : confirm("cancel")}
      confirmLabel={confirm("postNow")}
      busyLabel={confirm("publishing")}
      onConfirm={sendNow}
    />
  );
}
