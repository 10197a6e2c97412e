"use client";

import { useTimeZone, useTranslations } from "next-intl";
import { useState } from "react";
import { useNow } from "@/components/layout/browser/use-clock";
import { PlatformChoice } from "./platform-choice";
import { useNeeds } from "@/components/posts/checking/use-needs";
import { PostSeal } from "@/components/posts/checking/seal/post-seal";
import { useIsSlow } from "@/components/layout/browser/use-is-slow";
import { useEditor, useSending, useWorkspaceData } from "@/components/posts/drafting/workspace-context";
import type { Schedule } from "@/components/posts/scheduling/schedule";
import { ScheduleSection } from "@/components/posts/scheduling/schedule-section";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  dialogWithBody,
} from "@/components/ui/dialog";
import { needsConnecting } from "@/lib/posts/publishing/constants";
import { connectedPlatforms } from "@/lib/posts/rules";
import { tomorrowNoon } from "@/lib/posts/scheduling/rules";
import { instantOf, wallTime } from "@/lib/i18n/wall-time";
import type { Platform } from "@/lib/posts/types";
import { ConfirmButtons } from "./confirm-buttons";
import { ConfirmFindings } from "./confirm-findings";
import { PublishFailureNote } from "@/components/posts/publishing/publish-failure-note";
import { usePublish } from "@/components/posts/publishing/use-publish";

const momentOf = (choice: Schedule["choice"], timeZone: string): Date | null =>
  choice?.date ? instantOf({ ...choice, date: choice.date }, timeZone) : null;
/** The day is what counts: it is not asked for anew each minute. */
const hourOf = (now: Date) => `${now.toISOString().slice(0, 13)}:00:00Z`;

/** Asks where and when the post goes out, and sends it. Stays open if that fails. */
export function ConfirmPostDialog() {
  const t = useTranslations("Workspace.confirm");
  const common = useTranslations("Common");
  const timeZone = useTimeZone() ?? "UTC";
  const now = useNow();
  const { connections } = useWorkspaceData();
  const { post, preview, edit } = useEditor();
  const { schedule, setSchedule, stopAsking, overtaken, finish } = useSending();
  const { send, busy, failure } = usePublish(post, overtaken);
  const late = useIsSlow(busy);
  const [left, setLeft] = useState<readonly Platform[]>([]);
  const connected = connectedPlatforms(connections);
  const platforms = connected.filter((platform) => !left.includes(platform));
  const needs = useNeeds(post.saved, connections.FACEBOOK);
  // A page connected since the failure may have removed its cause.
  const [tried, setTried] = useState(connections);
  const told = tried === connections ? failure : null;
  const { on, ifLateMinutes } = schedule;
  const { at } = post.open;
  const choice = schedule.choice ?? (on && at ? wallTime(new Date(at), timeZone) : null);
  const none = platforms.length === 0;
  const time = momentOf(choice, timeZone);
  const slow = late && !none && !on;
  const ready = !on || (!none && time !== null && time > now);

  const confirm = async () => {
    setTried(connections);
    const answer = await send({
      ...(!none && { platforms }),
      ...(on &&
        time && { scheduledAt: time.toISOString(), ...(ifLateMinutes !== null && { ifLateMinutes }) }),
    });
    if (answer) finish(answer);
  };

  const change = (part: Partial<Schedule>) => {
    const next = { ...schedule, choice, ...part };
    setSchedule({ ...next, at: momentOf(next.choice, timeZone)?.toISOString() ?? null });
  };
  const switchTo = (next: boolean) =>
    change({ on: next, choice: next ? (choice ?? tomorrowNoon(new Date(), timeZone)) : choice });

  return (
    <Dialog open onOpenChange={(open) => !open && !busy && stopAsking()}>
      <DialogContent closeLabel={common("close")} className={dialogWithBody}>
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription aria-live="polite">
            {t(none ? "marksOnly" : on ? "atTime" : "immediately")}
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <PlatformChoice
            connections={connections}
            platforms={platforms}
            onChange={(next) => setLeft(connected.filter((platform) => !next.includes(platform)))}
          />
          <ScheduleSection
            schedule={{ ...schedule, choice }}
            hasPlatform={!none}
            waits={post.saved?.status === "SCHEDULED"}
            onSwitch={switchTo}
            onChange={change}
          />
          {post.saved && (
            <ConfirmFindings
              post={post.saved}
              content={post.content}
              at={on ? (time?.toISOString() ?? null) : now.toISOString()}
              // Without a page it offers to connect one; writing is over.
              needs={needs.filter((need) => need !== "page")}
              area={preview}
              onEdit={() => {
                stopAsking();
                edit();
              }}
              onTime={(better) => change({ on: true, choice: wallTime(new Date(better), timeZone) })}
            />
          )}
          {post.saved && (
            <PostSeal
              post={post.saved}
              content={post.content}
              at={on ? time?.toISOString() : hourOf(now)}
              className="border-t pt-3"
            />
          )}
          {told && <PublishFailureNote failure={told} />}
        </DialogBody>
        <p aria-live="polite" className={slow ? "text-sm text-ink-soft" : "sr-only"}>
          {slow ? t("slow") : ""}
        </p>
        <ConfirmButtons
          kind={none ? "mark" : on ? "schedule" : "now"}
          busy={busy}
          ready={ready}
          connect={connected.length === 0 || (told !== null && needsConnecting(told.code))}
          again={connections.FACEBOOK !== undefined}
          onCancel={stopAsking}
          onConfirm={() => void confirm()}
        />
      </DialogContent>
    </Dialog>
  );
}
