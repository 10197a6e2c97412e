"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ConfirmQuestion } from "@/components/ui/confirm-question";
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { Sheet } from "@/components/ui/sheet";

export type FloatName = "openDialog" | "openProfile" | "openQuestion" | "openSheet" | "openDrawer";

/** The dialogs opened by the specimen's buttons. */
export function FloatDialogs({ shown, onClose }: { shown: FloatName | null; onClose: () => void }) {
  const t = useTranslations("Design");
  const common = useTranslations("Common");
  return (
    <>
      <Dialog open={shown === "openDialog"} onOpenChange={onClose}>
        <DialogContent closeLabel={common("close")}>
          <DialogHeader>
            <DialogTitle>{t("dialogTitle")}</DialogTitle>
            <DialogDescription>{t("dialogText")}</DialogDescription>
          </DialogHeader>
          <Field label={t("dialogField")}>
            <NativeSelect defaultValue="1">
              <option value="1">{t("nameValue")}</option>
              <option value="2">{t("sheetTitle")}</option>
            </NativeSelect>
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">{common("cancel")}</Button>
            </DialogClose>
            <Button onClick={onClose}>{t("dialogAction")}</Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <ConfirmQuestion
        open={shown === "openQuestion"}
        onOpenChange={onClose}
        title={t("questionTitle")}
        description={t("questionText")}
        cancelLabel={common("cancel")}
        confirmLabel={t("questionAction")}
        busyLabel={t("questionBusy")}
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 1500))}
      />
      <Sheet
        open={shown === "openSheet" || shown === "openDrawer"}
        from={shown === "openDrawer" ? "left" : "bottom"}
        onOpenChange={onClose}
        title={t("sheetTitle")}
      >
        <Field label={t("name")}>
          <Input placeholder={t("nameHolder")} />
        </Field>
      </Sheet>
    </>
  );
}
