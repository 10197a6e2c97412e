import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { PublishFailureNote } from "@/components/posts/publishing/publish-failure-note";
import { type PublishAnswer, type SendablePost, usePublish } from "@/components/posts/publishing/use-publish";
import type { PostOnScreen } from "@/components/posts/post/use-post";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import type { Post } from "@/lib/posts/types";
import { isBlank } from "@/lib/text";
import { savedText } from "@/components/posts/post/saved-text";
import { useProblemText } from "@/components/posts/wording/use-problem-text";
import { useScheduleText } from "@/components/posts/wording/use-schedule-text";

const RescheduleDialog = dynamic(
  () => keepTrying(() => import("./reschedule-dialog")).then((module) => module.RescheduleDialog),
  { loading: PartLoading },
);
const EarlyQuestion = dynamic(
  () => keepTrying(() => import("./publish-early-dialog")).then((module) => module.PublishEarlyDialog),
  { loading: PartLoading },
);

type ScheduledActionsProps = {
  post: SendablePost & Pick<PostOnScreen, "content" | "unsaved" | "save">;
  saved: Post;
  /** Whether the text can be saved: it is not blank, and no new wording of it waits for an answer. */
  savable: boolean;
  /** Whether it can go out as it stands here: none of its photos is still being uploaded either. */
  ready: boolean;
  onSent: (answer: PublishAnswer) => void;
};

/** The actions of a scheduled post: save its text, which never sends it; reschedule it; post it early. */
export function ScheduledActions({ post, saved, savable, ready, onSent }: ScheduledActionsProps) {
  const [t, rewriting] = [useTranslations("Posts"), useTranslations("Rewriting")];
  const goesOut = useScheduleText();
  const problems = useProblemText();
  const { send, failure } = usePublish(post);
  const [asking, setAsking] = useState<"time" | "early" | null>(null);
  const [saving, setSaving] = useState(false);
  const [done, setDone] = useState(false);
  const isSaved = done && !post.unsaved;
  const state = isBlank(post.content)
    ? t("errors.contentBlank")
    : !savable
      ? rewriting("decide")
      : isSaved && t(savedText(saved));

  const save = async () => {
    setSaving(true);
    setDone((await post.save()) !== null);
    setSaving(false);
  };

  const reschedule = async (scheduledAt: string): Promise<boolean> => {
    const platforms = saved.postPlatforms.filter(({ status }) => status !== "CANCELLED");
    const answer = await send({ platforms: platforms.map(({ platform }) => platform), scheduledAt });
    if (answer) toast.success(goesOut(answer.post), { description: problems.describe(answer.problems) });
    return answer !== null;
  };

  return (
    <>
      <div data-bottom-bar className="within-window">
        <Button
          size="lg"
          busy={saving}
          busyLabel={t("stage.saving")}
          disabled={!savable}
          aria-describedby="save-state"
          onClick={() => void save()}
        >
          {t("stage.save")}
        </Button>
      </div>
      <p id="save-state" role="status" className={state ? "text-center text-sm text-ink-soft" : "sr-only"}>
        {state}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          icon={<CalendarClock aria-hidden />}
          disabled={!savable}
          onClick={() => setAsking("time")}
        >
          {t("actions.reschedule")}
        </Button>
        <Button variant="ghost" disabled={!ready} onClick={() => setAsking("early")}>
          {t("stage.early")}
        </Button>
      </div>
      {asking === "time" && (
        <RescheduleDialog
          scheduledTime={saved.scheduledTime}
          failure={failure && <PublishFailureNote failure={failure} />}
          onClose={() => setAsking(null)}
          onChoose={reschedule}
        />
      )}
      {asking === "early" && (
        <EarlyQuestion post={post} saved={saved} onClose={() => setAsking(null)} onSent={onSent} />
      )}
    </>
  );
}
