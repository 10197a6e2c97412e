import { useTranslations } from "next-intl";
import { useState } from "react";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Radio, NativeRadioGroup } from "@/components/ui/native-radio-group";
import type { ResumeInput } from "@/lib/posts/scheduling/schema";

const ANSWERS = ["hold", "publish"] as const;

type ResumeDialogProps = {
  /** How many posts fell due during the pause. */
  overdue: number;
  busy: boolean;
  onClose: () => void;
  onAnswer: (overdue: ResumeInput["overdue"]) => void;
};

/** Asks what to do with the posts that fell due during the pause. Load it lazily. */
export function ResumeDialog({ overdue, busy, onClose, onAnswer }: ResumeDialogProps) {
  const t = useTranslations("Dashboard.resume");
  const common = useTranslations("Common");
  const [choice, setChoice] = useState<ResumeInput["overdue"]>("hold");
  return (
    <Dialog open onOpenChange={(open) => !open && !busy && onClose()}>
      <DialogContent closeLabel={common("close")} className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{t("title")}</DialogTitle>
          <DialogDescription>{t("text", { overdue })}</DialogDescription>
        </DialogHeader>
        <NativeRadioGroup legend={t("legend")}>
          {ANSWERS.map((value) => (
            <Radio
              key={value}
              name="overdue"
              label={t(value)}
              checked={choice === value}
              onChange={() => setChoice(value)}
            />
          ))}
        </NativeRadioGroup>
        <DialogFooter>
          <DialogActions
            cancel={t("cancel")}
            confirm={t("confirm")}
            busy={busy}
            onConfirm={() => onAnswer(choice)}
          />
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
