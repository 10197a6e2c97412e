import { useTimeZone, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { tomorrowNoon } from "@/lib/posts/scheduling/rules";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import { ScheduleFields, type ScheduleChoice } from "./schedule-fields";

type RescheduleDialogProps = {
  /** Its current time, if that is in the future. */
  scheduledTime: string | null;
  /** Why the time could not be saved. */
  failure?: ReactNode;
  onClose: () => void;
  /** Saves the new time and reports the result; the dialog closes when it resolves to true. */
  onChoose: (scheduledAt: string) => Promise<boolean>;
};

/** Reschedules a post. Load it lazily. */
export function RescheduleDialog({ scheduledTime, failure, onClose, onChoose }: RescheduleDialogProps) {
  const t = useTranslations("Posts.reschedule");
  const timeZone = useTimeZone() ?? "UTC";
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const [choice, setChoice] = useState<ScheduleChoice>(() => {
    const known = scheduledTime ? new Date(scheduledTime) : null;
    return known && known > now ? wallTime(known, timeZone) : tomorrowNoon(now, timeZone);
  });
  const time = choice.date ? instantOf({ ...choice, date: choice.date }, timeZone) : null;

  const confirm = async () => {
    if (!time) return;
    setBusy(true);
    const saved = await onChoose(time.toISOString());
    setBusy(false);
    if (saved) onClose();
  };

  return (
    <ScrollDialog
      title={t("title")}
      text={t("text")}
      busy={busy}
      onClose={onClose}
      footer={
        <DialogActions
          cancel={t("cancel")}
          confirm={t("confirm")}
          busy={busy}
          busyLabel={t("busy")}
          disabled={!time || time <= now}
          aria-describedby="chosen-time"
          onConfirm={() => void confirm()}
        />
      }
    >
      <ScheduleFields choice={choice} onChange={setChoice} />
      {failure}
    </ScrollDialog>
  );
}
