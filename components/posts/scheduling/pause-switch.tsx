"use client";

import { CirclePause } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useOptimistic, useState, useTransition } from "react";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useMoment } from "./use-moment";
import { Label } from "@/components/ui/label";
import { NativeSwitch } from "@/components/ui/native-switch";
import { toast } from "@/components/ui/toast/toast";
import { ApiError, api } from "@/lib/http/api-client";
import type { ResumeInput } from "@/lib/posts/publishing/schema";
import type { Pause } from "@/lib/posts/publishing/types";
import { cn } from "@/lib/utils";

const ResumeDialog = dynamic(() => import("./resume-dialog").then((module) => module.ResumeDialog), {
  loading: () => null,
});

const PATH = "/api/post/pause";

/** Resumes, unless posts are overdue and `answer` does not cover them. @returns the number overdue; 0 when resumed */
async function goOn(answer?: ResumeInput): Promise<number> {
  // More posts may have fallen due since the page was rendered.
  const late = answer ? 0 : (await api<Pause>(PATH)).overdue;
  if (late === 0) await api(PATH, { method: "DELETE", body: answer ?? { overdue: "hold" } });
  return late;
}

/** Pauses or resumes all scheduled posts; before resuming, asks about posts that fell due meanwhile. */
export function PauseSwitch({ pause }: { pause: Pause }) {
  const t = useTranslations("Dashboard.pause");
  const words = useErrorMessage();
  const moment = useMoment();
  const router = useRouter();
  const [asking, setAsking] = useState(0);
  const [, startTransition] = useTransition();
  const [paused, setPaused] = useOptimistic(pause.pausedAt !== null);

  /**
   * Pauses or resumes; without an answer it asks first if posts are overdue. Resolves to whether the change was made.
   */
  const turn = (next: boolean, answer?: ResumeInput) =>
    new Promise<boolean>((resolve) => {
      startTransition(async () => {
        setPaused(next);
        try {
          if (next) await api(PATH, { method: "POST" });
          const late = next ? 0 : await goOn(answer);
          if (late > 0) {
            setAsking(late);
            return resolve(false);
          }
          toast.success(t(next ? "paused" : "resumed"));
          router.refresh();
          resolve(true);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          toast.error(t(next ? "pauseFailed" : "resumeFailed"), { description: words.ofCode(error.code) });
          resolve(false);
        }
      });
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
        onCheckedChange={(next) => void turn(next)}
      />
      {asking > 0 && (
        <ResumeDialog
          overdue={asking}
          onClose={() => setAsking(0)}
          onAnswer={(overdue) => turn(false, { overdue })}
        />
      )}
    </div>
  );
}
