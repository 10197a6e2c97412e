"use client";

import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";

type CompleteProfileDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Asks an owner without a brand profile to create one. As specified, no screen opens it; `npm run screens` draws it. */
export function CompleteProfileDialog({ open, onOpenChange }: CompleteProfileDialogProps) {
  const t = useTranslations("CompleteProfile");
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t("close")} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription>{t("text")}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Link href="/onboarding" className={buttonVariants()}>
            {t("action")}
          </Link>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
