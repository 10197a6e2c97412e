"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { useErrorWords } from "@/components/layout/use-error-words";
import { Button, type ButtonProps } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { startTrialAction } from "@/lib/billing/actions";
import type { PlanType } from "@/lib/billing/types";

type StartTrialButtonProps = Pick<ButtonProps, "variant"> & { plan: PlanType };

/** Starts the practice trial of a plan; seen only while nothing is paid for. */
export function StartTrialButton({ plan, variant }: StartTrialButtonProps) {
  const t = useTranslations("Billing");
  const words = useErrorWords();
  const router = useRouter();
  const [pending, startTransition] = useTransition();

  const start = () =>
    startTransition(async () => {
      const result = await startTrialAction({ plan });
      if (!result.ok) return toast.error(words.ofCode(result.code));
      toast.success(t("trialStarted"));
      router.refresh();
    });

  return (
    <Button className="w-full" variant={variant} busy={pending} busyLabel={t("starting")} onClick={start}>
      {t("startTrial")}
    </Button>
  );
}
