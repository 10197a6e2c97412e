"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { useWrite } from "@/components/layout/forms/use-write";
import { NativeSwitch } from "@/components/ui/native-switch";
import { chooseModelReadsAction } from "@/lib/accounts/settings/actions";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";

/** Whether the model may read the owner's own words; saved at once, and undone if that fails. */
export function ModelSwitch({ on: saved }: { on: boolean }) {
  const t = useTranslations("Settings.model");
  const id = useId();
  const [on, setOn] = useState(saved);
  const { run } = useWrite({
    send: (modelReads: boolean) => callActionOrThrow(() => chooseModelReadsAction({ modelReads })),
    scope: "model-reads",
    show: (next) => {
      setOn(next);
      return () => setOn(!next);
    },
    failed: { title: t("failed") },
  });
  return (
    <div className="flex items-center gap-3">
      <NativeSwitch id={id} checked={on} onCheckedChange={(next) => void run(next)} />
      <label htmlFor={id}>{t("label")}</label>
    </div>
  );
}
