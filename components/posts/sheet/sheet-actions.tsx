import { CalendarX, Copy, PenLine, Send, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { usePostActions } from "@/components/posts/use-post-actions";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Question } from "@/components/ui/question";
import type { EditStage } from "@/lib/posts/rules";
import type { Post } from "@/lib/posts/types";

const EarlyQuestion = dynamic(
  () => import("@/components/posts/scheduling/early-question").then((module) => module.EarlyQuestion),
  { loading: () => null },
);

type SheetActionsProps = {
  post: Post;
  stage: EditStage;
  /** The text as currently edited. */
  content: string;
  /** Takes a step that loses what is not saved, or asks first. */
  onLeave: (step: () => void) => void;
  onCopied: (copy: Post) => void;
  onCancelled: (post: Post) => void;
  /** Deletes the post; already confirmed. */
  onDelete: () => void;
  onSent: () => void;
};

/** What can be done with the post besides editing it. Nothing here sends it without asking once more. */
export function SheetActions(props: SheetActionsProps) {
  const { post, stage, content, onLeave, onDelete } = props;
  const t = useTranslations("Posts");
  const actions = usePostActions(post.id);
  const [asking, setAsking] = useState<"cancel" | "delete" | "early" | null>(null);
  const [busy, setBusy] = useState<"open" | "copy" | null>(null);
  const stopAsking = () => setAsking(null);
  const published = stage === "published";
  const held = post.postPlatforms.some((delivery) => delivery.held);

  const open = async () => {
    if (!published) return actions.openInWorkspace(post);
    setBusy("open");
    if (!(await actions.openCopy())) setBusy(null);
  };
  const copy = async () => {
    setBusy("copy");
    const made = await actions.copy();
    setBusy(null);
    if (made) props.onCopied(made);
  };
  const cancel = async () => {
    const cancelled = await actions.cancelSchedule();
    if (cancelled) props.onCancelled(cancelled);
    return cancelled !== null;
  };

  return (
    <div>
      <div role="group" aria-label={t("sheet.actions")} className="-mx-3 flex flex-wrap gap-1">
        <Action
          icon={<PenLine aria-hidden />}
          busy={busy === "open"}
          onClick={() => onLeave(() => void open())}
        >
          {t("openInWorkspace")}
        </Action>
        <Action icon={<Copy aria-hidden />} busy={busy === "copy"} onClick={() => onLeave(() => void copy())}>
          {t("actions.duplicate")}
        </Action>
        {stage === "scheduled" && (
          <Action icon={<CalendarX aria-hidden />} onClick={() => setAsking("cancel")}>
            {t("actions.cancelSchedule")}
          </Action>
        )}
        {stage === "scheduled" && !held && (
          <Action icon={<Send aria-hidden />} onClick={() => setAsking("early")}>
            {t("stage.early")}
          </Action>
        )}
        {stage !== "sending" && (
          <Action icon={<Trash2 aria-hidden />} onClick={() => setAsking("delete")}>
            {t("actions.delete")}
          </Action>
        )}
      </div>
      {published && <p className="mt-2 text-sm text-ink-soft">{t("opensCopy")}</p>}
      {asking === "cancel" && (
        <Question
          open
          onOpenChange={stopAsking}
          title={t("actions.cancelSchedule")}
          description={t("actions.cancelQuestion")}
          cancelLabel={t("actions.cancel")}
          confirmLabel={t("actions.confirm")}
          busyLabel={t("actions.cancelling")}
          onConfirm={cancel}
        />
      )}
      {asking === "delete" && (
        <Question
          open
          onOpenChange={stopAsking}
          title={t("actions.deleteTitle")}
          description={t(stage === "scheduled" ? "actions.deleteScheduledText" : "actions.deleteText")}
          cancelLabel={t("actions.cancel")}
          confirmLabel={t("actions.deleteConfirm")}
          onConfirm={onDelete}
        />
      )}
      {asking === "early" && (
        <EarlyQuestion
          post={post}
          content={content}
          onClose={stopAsking}
          onSent={() => {
            stopAsking();
            actions.refresh();
            props.onSent();
          }}
        />
      )}
    </div>
  );
}

/** One of several quiet buttons. */
function Action(props: ButtonProps) {
  return <Button size="sm" variant="ghost" {...props} />;
}
