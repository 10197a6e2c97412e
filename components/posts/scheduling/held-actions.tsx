import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { usePostActions } from "@/components/posts/use-post-actions";

const RescheduleDialog = dynamic(
  () => import("./reschedule-dialog").then((module) => module.RescheduleDialog),
  { loading: () => null },
);

type HeldActionsProps = {
  postId: number;
  /** The first button's variant: one button per view is primary. */
  variant?: ButtonProps["variant"];
};

/** For a post held because its time has passed: publish it now, reschedule it, or do not send it. */
export function HeldActions({ postId, variant = "outline" }: HeldActionsProps) {
  const t = useTranslations("Notices");
  const { release } = usePostActions(postId);
  const [answering, setAnswering] = useState<"publish" | "cancel" | null>(null);
  const [choosing, setChoosing] = useState(false);
  const answer = async (action: "publish" | "cancel") => {
    setAnswering(action);
    if (!(await release({ action }))) setAnswering(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 max-sm:[&>button]:w-full">
      <Button
        size="sm"
        variant={variant}
        disabled={answering !== null}
        busy={answering === "publish"}
        onClick={() => void answer("publish")}
      >
        {t("publishNow")}
      </Button>
      <Button size="sm" variant="outline" disabled={answering !== null} onClick={() => setChoosing(true)}>
        {t("newTime")}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={answering !== null}
        busy={answering === "cancel"}
        onClick={() => void answer("cancel")}
      >
        {t("doNotSend")}
      </Button>
      {choosing && (
        <RescheduleDialog
          scheduledTime={null}
          onClose={() => setChoosing(false)}
          onChoose={(scheduledAt) => release({ action: "reschedule", scheduledAt })}
        />
      )}
    </div>
  );
}
