"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { Button } from "@/components/ui/button";
import type { EndTrialProps } from "./end-trial";

const EndTrial = dynamic(() => keepTrying(() => import("./end-trial")).then((module) => module.EndTrial), {
  loading: PartLoading,
});

/** For an owner on trial who has used up its credits: ends the trial and starts the plan, after a confirmation. */
export function EndTrialButton(props: EndTrialProps) {
  const t = useTranslations("Billing.begin");
  /** Null before the first press. */
  const [asking, setAsking] = useState<boolean | null>(null);
  return (
    <div className="grid justify-items-start gap-2">
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {t("button")}
      </Button>
      {asking !== null && <EndTrial {...props} asking={asking} onAsking={setAsking} />}
    </div>
  );
}
