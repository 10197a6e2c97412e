import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { type ReactNode, useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button, type ButtonProps } from "@/components/ui/button";
import { atItsTime, isByOwner, isForText } from "@/lib/posts/scheduling/rules";
import type { HeldFor } from "@/lib/posts/types";
import { useReleasePost } from "./use-release-post";

const RescheduleDialog = dynamic(
  () => keepTrying(() => import("./reschedule-dialog")).then((module) => module.RescheduleDialog),
  { loading: PartLoading },
);

type Answer = { action: "publish" | "cancel" } | ReturnType<typeof atItsTime>;

type HeldActionsProps = {
  postId: number;
  /** That its owner sees: a text that has changed since does not go out by this press. */
  revision: number | undefined;
  /** The first button's variant: one button per view is primary. */
  variant?: ButtonProps["variant"];
  /** Its time, where that is known and still ahead. */
  at?: string | null;
  /** Why it is held: for what it says, or by its owner, its text is to be changed first. */
  heldFor?: HeldFor | null;
  /** What leads to its text. */
  change: ReactNode;
};

/**
 * For a held post: publish it now, reschedule it, or do not send it. Held for its text or by its owner, it is changed or
 * goes out all the same; if its time is still ahead, at that time.
 */
export function HeldActions({
  postId,
  revision,
  variant = "outline",
  at = null,
  heldFor,
  change,
}: HeldActionsProps) {
  const t = useTranslations("Notices");
  const release = useReleasePost(postId);
  const [answering, setAnswering] = useState<Answer["action"] | null>(null);
  const [choosing, setChoosing] = useState(false);
  const isPast = at === null && !isForText(heldFor);
  const isToChange = isForText(heldFor) || isByOwner(heldFor);
  const go: Answer = isPast ? { action: "publish" } : atItsTime(heldFor, at ?? "");
  const answer = async (chosen: Answer) => {
    setAnswering(chosen.action);
    if (!(await release({ ...chosen, revision }))) setAnswering(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1.5 gap-y-2 max-sm:[&>button]:w-full">
      {isToChange && change}
      <Button
        size="sm"
        variant={isToChange ? "outline" : variant}
        disabled={answering !== null}
        busy={answering === go.action}
        onClick={() => void answer(go)}
      >
        {t(isToChange || go.action !== "publish" ? "allTheSame" : "publishNow")}
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
          onChoose={(scheduledAt) => release({ action: "reschedule", scheduledAt, revision })}
        />
      )}
    </div>
  );
}
