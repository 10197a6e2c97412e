import { useTranslations } from "next-intl";
import { ConfirmQuestion } from "@/components/ui/confirm-question";

/** Asks whether to leave a text that could not be saved. Load it lazily. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useTranslations("Workspace.leave");
  return (
    <ConfirmQuestion
      open
      onOpenChange={(open) => !open && onStay()}
      title={t("title")}
      description={t("text")}
      cancelLabel={t("stay")}
      confirmLabel={t("leave")}
      onConfirm={onLeave}
    />
  );
}
