"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

type BusyDemoProps = {
  label: string;
  busyLabel: string;
  /** Always busy. */
  always?: boolean;
};

/** A button that is busy for two seconds after a press. */
export function BusyDemo({ label, busyLabel, always = false }: BusyDemoProps) {
  const [busy, setBusy] = useState(always);
  return (
    <Button
      busy={busy}
      busyLabel={busyLabel}
      onClick={() => {
        setBusy(true);
        setTimeout(() => setBusy(false), 2000);
      }}
    >
      {label}
    </Button>
  );
}
