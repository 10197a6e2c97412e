import { useTranslations } from "next-intl";
import { ConfirmQuestion } from "@/components/ui/confirm-question";

/** Asks before what was typed or chosen for a post is lost. Open while it is rendered. */
export function UnsavedQuestion({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const t = useTranslations("Posts.sheet.leave");
  return (
    <ConfirmQuestion
      open
      onOpenChange={(open) => !open && onStay()}
      title={t("title")}
      description={t("text")}
      cancelLabel={t("stay")}
      confirmLabel={t("leave")}
      onConfirm={onDiscard}
    />
  );
}
