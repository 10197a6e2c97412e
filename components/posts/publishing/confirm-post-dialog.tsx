"use client";

import { useQuery } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
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
import type { SocialConnections } from "@/lib/connections/types";
import { postQuery } from "@/lib/posts/query-options";
import type { Platform } from "@/lib/posts/types";
import { instantOf, tomorrowNoon } from "@/lib/posts/scheduling/schedule-times";
import { PlatformChoice } from "@/components/posts/drafting/platform-choice";
import { connectedPlatforms } from "@/lib/posts/rules";
import type { Schedule } from "@/components/posts/scheduling/schedule";
import { ScheduleSection } from "@/components/posts/scheduling/schedule-section";
import { type PublishAnswer, usePublish } from "./use-publish";
import { useIsSlow } from "@/components/posts/drafting/use-is-slow";

type ConfirmPostDialogProps = {
  postId: number;
  content: string;
  connections: SocialConnections;
  schedule: Schedule;
  onSchedule: (schedule: Schedule) => void;
  onClose: () => void;
  onPublished: (answer: PublishAnswer) => void;
};

/** Asks where and when the post goes out, and sends it. Stays open if that fails. */
export function ConfirmPostDialog(props: ConfirmPostDialogProps) {
  const { postId, content, connections, schedule, onSchedule, onClose, onPublished } = props;
  const t = useTranslations("Workspace.confirm");
  const common = useTranslations("Common");
  const timeZone = useTimeZone() ?? "UTC";
  const now = useNow();
  const { send, busy } = usePublish();
  const late = useIsSlow(busy);
  const [platforms, setPlatforms] = useState<Platform[]>(() => connectedPlatforms(connections));
  const { on, choice, ifLateMinutes } = schedule;
  const { data: known } = useQuery({ ...postQuery(postId), enabled: on });
  const none = platforms.length === 0;
  const time = choice?.date ? instantOf({ ...choice, date: choice.date }, timeZone) : null;
  const slow = late && !none && !on;
  const ready = !on || (!none && time !== null && time > now);

  const confirm = async () => {
    const answer = await send({
      postID: postId,
      postContent: content,
      ...(!none && { platforms }),
      ...(on &&
        time && { scheduledAt: time.toISOString(), ...(ifLateMinutes !== null && { ifLateMinutes }) }),
    });
    if (answer) onPublished(answer);
  };
  const switchTo = (next: boolean) =>
    onSchedule({ ...schedule, on: next, choice: next ? tomorrowNoon(new Date(), timeZone) : choice });

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={common("close")} className={dialogWithBody}>
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription aria-live="polite">
            {t(none ? "marksOnly" : on ? "atTime" : "immediately")}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <PlatformChoice connections={connections} platforms={platforms} onChange={setPlatforms} />
          <ScheduleSection
            schedule={schedule}
            hasPlatform={!none}
            waits={known?.status === "SCHEDULED"}
            onSwitch={switchTo}
            onChange={(part) => onSchedule({ ...schedule, ...part })}
          />
        </DialogBody>
        <p aria-live="polite" className={slow ? "text-sm text-ink-soft" : "sr-only"}>
          {slow ? t("slow") : ""}
        </p>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={busy} busyLabel={t("publishing")} disabled={!ready} onClick={() => void confirm()}>
            {t(none ? "markPublished" : on ? "schedulePost" : "postNow")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
