import { useTranslations } from "next-intl";
import { Question } from "@/components/ui/question";
import type { Post } from "@/lib/posts/types";
import { useMoment } from "./use-moment";
import { type PublishAnswer, usePublish } from "@/components/posts/publishing/use-publish";
import { useIsSlow } from "@/components/posts/drafting/use-is-slow";

type EarlyQuestionProps = {
  post: Post;
  /** The text as currently edited. */
  content: string;
  onClose: () => void;
  onSent: (answer: PublishAnswer) => void;
};

/** Asks whether a scheduled post should go out now instead of at its time, and sends it. Load it lazily. */
export function EarlyQuestion({ post, content, onClose, onSent }: EarlyQuestionProps) {
  const t = useTranslations("Posts.early");
  const confirm = useTranslations("Workspace.confirm");
  const moment = useMoment();
  const { send, busy } = usePublish();
  const slow = useIsSlow(busy);
  const time = post.scheduledTime ? moment.soon(post.scheduledTime) : "";

  const sendEarly = async (): Promise<boolean> => {
    const platforms = post.postPlatforms.filter(({ status }) => status === "PENDING");
    const answer = await send({
      postID: post.id,
      postContent: content,
      platforms: platforms.map(({ platform }) => platform),
      confirmEarly: true,
    });
    if (answer) onSent(answer);
    return answer !== null;
  };

  return (
    <Question
      open
      onOpenChange={(open) => !open && onClose()}
      variant="default"
      title={t("title")}
      description={slow ? confirm("slow") : t("text", { time })}
      cancelLabel={t("leave")}
      confirmLabel={confirm("postNow")}
      busyLabel={confirm("publishing")}
      onConfirm={sendEarly}
    />
  );
}
