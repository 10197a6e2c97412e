"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useZoneCity } from "@/components/layout/use-zone-city";
import { Button } from "@/components/ui/button";

const TimeZoneDialog = dynamic(
  () => keepTrying(() => import("./time-zone-dialog")).then((module) => module.TimeZoneDialog),
  { loading: PartLoading },
);

/** Settings: the time zone of the business, and the dialog that changes it. */
export function TimeZoneSwitch({ timeZone }: { timeZone: string }) {
  const t = useTranslations("Settings.timeZone");
  const city = useZoneCity();
  const [open, setOpen] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <strong className="font-medium">{city(timeZone)}</strong>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("change")}
      </Button>
      {open && <TimeZoneDialog timeZone={timeZone} onClose={() => setOpen(false)} />}
    </div>
  );
}
