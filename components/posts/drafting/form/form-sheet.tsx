"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useSheet } from "@/components/layout/use-sheet";

type FormSheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** On phones: the form, in a sheet that is loaded when it is first opened. */
export function FormSheet({ open, onOpenChange, children }: FormSheetProps) {
  const t = useTranslations("Workspace");
  const { Sheet, press } = useSheet();
  const load = useEffectEvent(() => {
    if (!Sheet) press(() => onOpenChange(false));
  });
  useEffect(() => {
    if (open) load();
  }, [open]);
  return (
    Sheet && (
      <Sheet open={open} onOpenChange={onOpenChange} title={t("create")}>
        <div className="-mx-4 -mb-4 flex h-full flex-col pt-2 short:h-auto">{children}</div>
      </Sheet>
    )
  );
}
