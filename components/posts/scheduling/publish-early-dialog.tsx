import { useTranslations } from "next-intl";
import { useIsSlow } from "@/components/layout/browser/use-is-slow";
import { PublishFailureNote } from "@/components/posts/publishing/publish-failure-note";
import { type PublishAnswer, type SendablePost, usePublish } from "@/components/posts/publishing/use-publish";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import type { Post } from "@/lib/posts/types";
import { useTimeText } from "@/components/posts/use-time-text";

type EarlyQuestionProps = {
  post: SendablePost;
  saved: Post;
  onClose: () => void;
  onSent: (answer: PublishAnswer) => void;
};

/** Asks whether a scheduled post should go out now instead of at its time, and sends it. Load it lazily. */
export function PublishEarlyDialog({ post, saved, onClose, onSent }: EarlyQuestionProps) {
  const t = useTranslations("Posts.early");
  const confirm = useTranslations("Workspace.confirm");
  const moment = useTimeText();
  const { send, busy, failure } = usePublish(post);
  const slow = useIsSlow(busy);
  const time = saved.scheduledTime ? moment.soon(saved.scheduledTime) : "";

  const sendEarly = async (): Promise<boolean> => {
    const platforms = saved.postPlatforms.filter(({ status }) => status === "PENDING");
    const answer = await send({ platforms: platforms.map(({ platform }) => platform), confirmEarly: true });
    if (answer) onSent(answer);
    return answer !== null;
  };

  return (
    <ConfirmQuestion
      open
      onOpenChange={(open) => !open && onClose()}
      variant="default"
      title={t("title")}
      description={slow ? confirm("slow") : t("text", { time })}
      note={failure && <PublishFailureNote failure={failure} />}
      cancelLabel={t("leave")}
      confirmLabel={confirm("postNow")}
      busyLabel={confirm("publishing")}
      onConfirm={sendEarly}
    />
  );
}
