"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** A button that is busy for two seconds after a press. */
export function BusyDemo({ label, busyLabel }: { label: string; busyLabel: string }) {
  const [busy, setBusy] = useState(false);
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
