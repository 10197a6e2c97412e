import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ToastRegion } from "@/components/ui/toast/toast-region";

type FactFormButtonsProps = {
  busy: boolean;
  onCancel: () => void;
  /** Without it there is nothing to remove yet. */
  onRemove?: () => void;
};

/** The end of a form of facts. */
export function FactFormButtons({ busy, onCancel, onRemove }: FactFormButtonsProps) {
  const t = useTranslations("Facts");
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} busyLabel={t("saving")}>
          {t("save")}
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onCancel}>
          {t("cancel")}
        </Button>
        {onRemove && (
          <Button variant="ghost" disabled={busy} onClick={onRemove} className="ml-auto text-bad">
            {t("remove")}
          </Button>
        )}
      </div>
      <ToastRegion of="form" />
    </>
  );
}
