import { CalendarX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import { useOpenedSheet } from "./sheet-context";
import { useCancelSchedule } from "./use-cancel-schedule";

/** 'Cancel Schedule', which asks once more. */
export function CancelSchedule() {
  const t = useTranslations("Posts.actions");
  const { post, saved } = useOpenedSheet();
  const cancelSchedule = useCancelSchedule(saved.id);
  const [asking, setAsking] = useState(false);
  const cancel = async () => {
    const cancelled = await cancelSchedule();
    if (cancelled) post.put(cancelled);
    return cancelled !== null;
  };
  return (
    <>
      <Button
        variant="ghost"
        className="px-3"
        icon={<CalendarX aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t("cancelSchedule")}
      </Button>
      {asking && (
        <ConfirmQuestion
          open
          onOpenChange={() => setAsking(false)}
          title={t("cancelSchedule")}
          description={t("cancelQuestion")}
          cancelLabel={t("cancel")}
          confirmLabel={t("confirm")}
          busyLabel={t("cancelling")}
          onConfirm={cancel}
        />
      )}
    </>
  );
}
