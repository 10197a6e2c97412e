import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { useNow } from "@/components/layout/use-clock";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  dialogWithBody,
} from "@/components/ui/dialog";
import { instantOf, tomorrowNoon, wallTime } from "@/lib/publishing/schedule-times";
import { ScheduleFields, type ScheduleChoice } from "./schedule-fields";

type RescheduleDialogProps = {
  /** The time it has now, where that is still to come. */
  scheduledTime: string | null;
  onClose: () => void;
  /** Gives it the new time, and tells how that went; the dialog closes when it resolves to true. */
  onChoose: (scheduledAt: string) => Promise<boolean>;
};

/** Gives a post another time. Load it lazily. */
export function RescheduleDialog({ scheduledTime, onClose, onChoose }: RescheduleDialogProps) {
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
    if (await onChoose(time.toISOString())) return onClose();
    setBusy(false);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={t("cancel")} className={`${dialogWithBody} sm:max-w-md`}>
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription>{t("text")}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <ScheduleFields choice={choice} onChange={setChoice} />
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button
            busy={busy}
            busyLabel={t("busy")}
            disabled={!time || time <= now}
            onClick={() => void confirm()}
          >
            {t("confirm")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
