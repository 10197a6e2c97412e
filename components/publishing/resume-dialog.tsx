import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Radio, RadioGroup } from "@/components/ui/radio-group";
import type { ResumeInput } from "@/lib/publishing/schema";

type ResumeDialogProps = {
  /** How many posts should have gone out meanwhile. */
  overdue: number;
  onClose: () => void;
  /** Goes on; resolves whether that worked. */
  onAnswer: (overdue: ResumeInput["overdue"]) => Promise<boolean>;
};

/** Asks what to do with the posts whose time has passed while everything was paused. Load it lazily. */
export function ResumeDialog({ overdue, onClose, onAnswer }: ResumeDialogProps) {
  const t = useTranslations("Dashboard.resume");
  const [choice, setChoice] = useState<ResumeInput["overdue"]>("hold");
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    if (await onAnswer(choice)) return onClose();
    setBusy(false);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={t("cancel")} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription>{t("text", { overdue })}</DialogDescription>
        </DialogHeader>
        <RadioGroup legend={t("legend")}>
          {(["hold", "publish"] as const).map((value) => (
            <Radio
              key={value}
              name="overdue"
              label={t(value)}
              checked={choice === value}
              onChange={() => setChoice(value)}
            />
          ))}
        </RadioGroup>
        <DialogFooter>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button busy={busy} onClick={() => void confirm()}>
            {t("confirm")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
