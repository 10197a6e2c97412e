"use client";

import { PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useSheet } from "@/components/layout/use-sheet";

type FormSheetProps = {
  /** Whether to write is the primary thing to do in the view. */
  lead: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** On a phone: the round button that brings up the form in a sheet. */
export function FormSheet({ lead, open, onOpenChange, children }: FormSheetProps) {
  const t = useTranslations("Workspace");
  const { Sheet, prepare } = useSheet();
  return (
    <>
      <button
        type="button"
        aria-label={t("create")}
        className={`fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full shadow-float md:hidden ${
          lead ? "bg-press text-on-press" : "border border-edge bg-sheet text-ink"
        }`}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare();
          onOpenChange(true);
        }}
      >
        <PenLine aria-hidden className="size-6" />
      </button>
      {Sheet && (
        <Sheet open={open} onOpenChange={onOpenChange} title={t("create")}>
          <div className="-mx-4 -mb-4 flex h-full flex-col pt-2">{children}</div>
        </Sheet>
      )}
    </>
  );
}
