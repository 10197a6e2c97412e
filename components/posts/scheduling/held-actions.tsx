import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { atItsTime, isForText } from "@/lib/posts/scheduling/rules";
import type { HeldFor } from "@/lib/posts/types";
import { useReleasePost } from "./use-release-post";

const RescheduleDialog = dynamic(
  () => import("./reschedule-dialog").then((module) => module.RescheduleDialog),
  { loading: () => null },
);

type Answer = { action: "publish" | "cancel" } | ReturnType<typeof atItsTime>;

type HeldActionsProps = {
  postId: number;
  /** The first button's variant: one button per view is primary. */
  variant?: ButtonProps["variant"];
  /** Its time, where that is known and still ahead. */
  at?: string | null;
  /** Why it is held, where that is to be confirmed rather than published now. */
  heldFor?: HeldFor | null;
};

/**
 * For a post that is held because its time has passed: publish it now, reschedule it, or do not send it. If its time is
 * still ahead, it can instead go out at that time after all, whether it is held for its text or by its owner.
 */
export function HeldActions({ postId, variant = "outline", at = null, heldFor }: HeldActionsProps) {
  const t = useTranslations("Notices");
  const release = useReleasePost(postId);
  const [answering, setAnswering] = useState<Answer["action"] | null>(null);
  const [choosing, setChoosing] = useState(false);
  const isPast = at === null && !isForText(heldFor);
  const go: Answer = isPast ? { action: "publish" } : atItsTime(heldFor, at ?? "");
  const answer = async (chosen: Answer) => {
    setAnswering(chosen.action);
    if (!(await release(chosen))) setAnswering(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 max-sm:[&>button]:w-full">
      <Button
        size="sm"
        variant={variant}
        disabled={answering !== null}
        busy={answering === go.action}
        onClick={() => void answer(go)}
      >
        {t(go.action === "publish" ? "publishNow" : "allTheSame")}
      </Button>
      <Button size="sm" variant="outline" disabled={answering !== null} onClick={() => setChoosing(true)}>
        {t("newTime")}
      </Button>
      <Button
        size="sm"
        variant="outline"
        disabled={answering !== null}
        busy={answering === "cancel"}
        onClick={() => void answer({ action: "cancel" })}
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
