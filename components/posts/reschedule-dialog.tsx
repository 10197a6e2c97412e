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
import { toast } from "@/components/ui/toast";
import type { Post } from "@/lib/posts/types";
import { instantOf, tomorrowNoon, wallTime } from "@/lib/publishing/schedule-times";
import { ScheduleFields, type ScheduleChoice } from "./schedule-fields";
import { useMoment } from "./use-moment";
import { usePublish } from "./use-publish";

type RescheduleDialogProps = { post: Post; onClose: () => void; onDone: () => void };

/** Gives a scheduled post another time. Load it lazily. */
export function RescheduleDialog({ post, onClose, onDone }: RescheduleDialogProps) {
  const t = useTranslations("Posts.reschedule");
  const timeZone = useTimeZone() ?? "UTC";
  const now = useNow();
  const moment = useMoment();
  const { send, busy } = usePublish();
  const [choice, setChoice] = useState<ScheduleChoice>(() => {
    const known = post.scheduledTime ? new Date(post.scheduledTime) : null;
    return known && known > now ? wallTime(known, timeZone) : tomorrowNoon(now, timeZone);
  });
  const time = choice.date ? instantOf({ ...choice, date: choice.date }, timeZone) : null;

  const confirm = async () => {
    if (!time) return;
    const answer = await send({
      postID: post.id,
      postContent: post.content,
      platforms: post.postPlatforms
        .filter(({ status }) => status !== "CANCELLED")
        .map(({ platform }) => platform),
      scheduledAt: time.toISOString(),
    });
    if (!answer) return;
    toast.success(t("done", { time: moment.soon(time) }));
    onDone();
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
