import { Copy, Send, ThumbsUp, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { useGoTo } from "@/components/layout/shell/navigation";
import { PartLoading } from "@/components/layout/states/part-loading";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { Button, type ButtonProps } from "@/components/ui/button";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { postLikePath } from "@/lib/posts/repeating/like-path";
import { editStageOf } from "@/lib/posts/rules";
import { hasDoneWell } from "@/lib/posts/worked/rules";
import { useOpenedSheet } from "./sheet-context";

const EarlyQuestion = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/scheduling/publish-early-dialog")).then(
      (module) => module.PublishEarlyDialog,
    ),
  { loading: PartLoading },
);

/** What else can be done with the post. Nothing here sends it without asking once more. */
export function SheetActions() {
  const { post, saved, leave, takeCopy, reset, remove } = useOpenedSheet();
  const t = useTranslations("Posts");
  const goTo = useGoTo();
  const actions = usePostActions(saved.id);
  const stage = editStageOf(saved);
  const [asking, setAsking] = useState<"delete" | "early" | null>(null);
  const stopAsking = () => setAsking(null);
  const held = saved.postPlatforms.some((delivery) => delivery.held);

  const copy = async () => {
    const made = await actions.copy();
    if (made) takeCopy(made);
  };

  return (
    <div>
      <div role="group" aria-label={t("sheet.actions")} className="-mx-3 flex flex-wrap gap-1 border-t pt-3">
        <Action icon={<Copy aria-hidden />} busy={actions.busy} onClick={() => leave(() => void copy())}>
          {t("actions.duplicate")}
        </Action>
        {stage === "published" && hasDoneWell(saved) && (
          <Action icon={<ThumbsUp aria-hidden />} onClick={() => leave(() => goTo(postLikePath(saved.id)))}>
            {t("sheet.like")}
          </Action>
        )}
        {stage === "scheduled" && !held && (
          <Action icon={<Send aria-hidden />} onClick={() => setAsking("early")}>
            {t("stage.early")}
          </Action>
        )}
        {stage !== "sending" && (
          <Action
            icon={<Trash2 aria-hidden />}
            className="ml-auto text-bad hover:text-bad"
            onClick={() => setAsking("delete")}
          >
            {t("actions.delete")}
          </Action>
        )}
      </div>
      {asking === "delete" && (
        <ConfirmQuestion
          open
          onOpenChange={stopAsking}
          title={t("actions.deleteTitle")}
          description={t(stage === "scheduled" ? "actions.deleteScheduledText" : "actions.deleteText")}
          cancelLabel={t("actions.cancel")}
          confirmLabel={t("actions.deleteConfirm")}
          onConfirm={remove}
        />
      )}
      {asking === "early" && (
        <EarlyQuestion
          post={post}
          saved={saved}
          onClose={stopAsking}
          onSent={() => {
            stopAsking();
            actions.refresh();
            reset();
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
