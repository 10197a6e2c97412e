"use client";

import { CirclePause } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Label } from "@/components/ui/label";
import { NativeSwitch } from "@/components/ui/native-switch";
import { toast } from "@/components/ui/toast/toast";
import { api } from "@/lib/http/api-client";
import type { ResumeInput } from "@/lib/posts/scheduling/schema";
import type { Pause } from "@/lib/posts/scheduling/types";
import { cn } from "@/lib/utils";

const ResumeDialog = dynamic(
  () => keepTrying(() => import("./resume-dialog")).then((module) => module.ResumeDialog),
  { loading: PartLoading },
);

const PATH = "/api/post/pause";

/** Pauses or resumes all scheduled posts; before resuming, asks about posts that fell due meanwhile. */
export function PauseSwitch({ pause }: { pause: Pause }) {
  const t = useTranslations("Dashboard.pause");
  const moment = useTimeText();
  const router = useRouter();
  const [asking, setAsking] = useState(0);
  const [paused, setPaused] = useState(pause.pausedAt !== null);
  const [seen, setSeen] = useState(pause.pausedAt);
  if (seen !== pause.pausedAt) {
    setSeen(pause.pausedAt);
    setPaused(pause.pausedAt !== null);
  }

  /** Pauses or resumes; without an answer it only counts the posts that are overdue, if there are any. */
  const turning = useWrite({
    send: async ({ next, answer }: { next: boolean; answer?: ResumeInput }): Promise<number> => {
      // More posts may have fallen due since the page was rendered.
      const overdue = next || answer ? 0 : (await api<Pause>(PATH)).overdue;
      if (next) await api(PATH, { method: "POST" });
      else if (overdue === 0) await api(PATH, { method: "DELETE", body: answer ?? { overdue: "hold" } });
      return overdue;
    },
    scope: "pause",
    show: ({ next }) => {
      setPaused(next);
      return () => setPaused(!next);
    },
    failed: ({ next }) => ({ title: t(next ? "pauseFailed" : "resumeFailed") }),
    onSuccess: (overdue, { next }) => {
      setAsking(overdue);
      if (overdue > 0) return setPaused(true);
      toast.success(t(next ? "paused" : "resumed"));
      router.refresh();
    },
  });

  return (
    <div
      className={cn(
        "flex items-center gap-4 border-b pb-3",
        paused && "rounded-lg border border-warn bg-sheet px-4 py-3",
      )}
    >
      {paused && <CirclePause aria-hidden className="size-5 shrink-0 text-warn" />}
      <div className="min-w-0">
        <Label htmlFor="pause" className="text-[0.9375rem]">
          {t("label")}
        </Label>
        <p id="pause-text" className="text-sm text-ink-soft">
          {paused && pause.pausedAt ? t("since", { time: moment.soon(pause.pausedAt) }) : t("text")}
        </p>
      </div>
      <NativeSwitch
        id="pause"
        aria-describedby="pause-text"
        className="ml-auto"
        checked={paused}
        onCheckedChange={(next) => void turning.run({ next })}
      />
      {asking > 0 && (
        <ResumeDialog
          overdue={asking}
          busy={turning.busy}
          onClose={() => setAsking(0)}
          onAnswer={(overdue) => void turning.run({ next: false, answer: { overdue } })}
        />
      )}
    </div>
  );
}
