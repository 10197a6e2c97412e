"use client";

import { CirclePause } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useOptimistic, useState, useTransition } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { useMoment } from "@/components/posts/use-moment";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { toast } from "@/components/ui/toast";
import { ApiError, api } from "@/lib/api-client";
import type { ResumeInput } from "@/lib/publishing/schema";
import type { Pause } from "@/lib/publishing/types";
import { cn } from "@/lib/utils";

const ResumeDialog = dynamic(() => import("./resume-dialog").then((module) => module.ResumeDialog));

const PATH = "/api/post/pause";

/** Goes on, unless posts are late that no answer is about. @returns how many those are; 0: it goes on */
async function goOn(answer?: ResumeInput): Promise<number> {
  // More may have come due since the page was made.
  const late = answer ? 0 : (await api<Pause>(PATH)).overdue;
  if (late === 0) await api(PATH, { method: "DELETE", body: answer ?? { overdue: "hold" } });
  return late;
}

/** Holds everything that is scheduled, or lets it go on; then it asks about what should have gone out since. */
export function PauseSwitch({ pause }: { pause: Pause }) {
  const t = useTranslations("Dashboard.pause");
  const words = useErrorWords();
  const moment = useMoment();
  const router = useRouter();
  const [asking, setAsking] = useState(0);
  const [, startTransition] = useTransition();
  const [paused, setPaused] = useOptimistic(pause.pausedAt !== null);

  /** Pauses, or goes on; without an answer that asks first where posts are late. Resolves whether it is so now. */
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
        "flex items-center gap-4 rounded-lg border bg-sheet px-4 py-3 md:px-6",
        paused && "border-warn",
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
      <Switch
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
