import { CalendarClock } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Post } from "@/lib/posts/types";
import type { PublishAnswer } from "@/components/posts/publishing/use-publish";
import { useReschedule } from "./use-reschedule";

const RescheduleDialog = dynamic(
  () => import("./reschedule-dialog").then((module) => module.RescheduleDialog),
  { loading: () => null },
);
const EarlyQuestion = dynamic(() => import("./early-question").then((module) => module.EarlyQuestion), {
  loading: () => null,
});

type ScheduledActionsProps = {
  post: Post;
  /** The text as currently edited. */
  content: string;
  /** Whether the text can be saved: it is not blank. */
  ready: boolean;
  /** Saves the text on the server; resolves to whether that worked. Reports a failure itself. */
  onSave: () => Promise<boolean>;
  /** The text reached the server together with the new time. */
  onRescheduled: () => void;
  onSent: (answer: PublishAnswer) => void;
};

/** The actions of a scheduled post: save its text, which never sends it; reschedule it; post it early. */
export function ScheduledActions(props: ScheduledActionsProps) {
  const { post, content, ready, onSave, onRescheduled, onSent } = props;
  const t = useTranslations("Posts");
  const reschedule = useReschedule({ ...post, content }, onRescheduled);
  const [asking, setAsking] = useState<"time" | "early" | null>(null);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);

  const save = async () => {
    setSaving(true);
    setSaved((await onSave()) ? content : null);
    setSaving(false);
  };

  return (
    <>
      <Button
        size="lg"
        busy={saving}
        busyLabel={t("stage.saving")}
        disabled={!ready}
        onClick={() => void save()}
      >
        {t("stage.save")}
      </Button>
      <p role="status" className={saved === content ? "text-center text-sm text-ink-soft" : "sr-only"}>
        {saved === content ? t(post.paused ? "stage.savedPaused" : "stage.saved") : ""}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="outline"
          icon={<CalendarClock aria-hidden />}
          disabled={!ready}
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
          scheduledTime={post.scheduledTime}
          onClose={() => setAsking(null)}
          onChoose={reschedule}
        />
      )}
      {asking === "early" && (
        <EarlyQuestion post={post} content={content} onClose={() => setAsking(null)} onSent={onSent} />
      )}
    </>
  );
}
