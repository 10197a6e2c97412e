import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { usePostActions } from "./use-post-actions";

const RescheduleDialog = dynamic(() =>
  import("./reschedule-dialog").then((module) => module.RescheduleDialog),
);

/** A post was held because its time has passed: publish it now, give it a new time, or leave it. */
export function HeldActions({ postId }: { postId: number }) {
  const t = useTranslations("Notices");
  const { release } = usePostActions(postId);
  const [answering, setAnswering] = useState<"publish" | "cancel" | null>(null);
  const [choosing, setChoosing] = useState(false);
  const answer = async (action: "publish" | "cancel") => {
    setAnswering(action);
    if (!(await release({ action }))) setAnswering(null);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
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
