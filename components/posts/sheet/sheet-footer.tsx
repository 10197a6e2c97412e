import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { isBlank } from "@/lib/text";
import { useOpenedSheet } from "./sheet-context";

/** The sheet's one primary button. It saves, and never sends: only for a draft with a new time it says 'Schedule'. */
export function SheetFooter() {
  const t = useTranslations("Posts");
  const { post, saved, time, saving, dirty } = useOpenedSheet();
  const schedules = saved.status !== "SCHEDULED" && time.changed;
  const valid = !isBlank(post.content) && post.content.length <= CONTENT_LIMIT && time.timely;
  return (
    <div className="flex shrink-0 items-center justify-end gap-4 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:py-4">
      <p className="mr-auto text-sm text-ink-soft">{dirty ? t("sheet.unsaved") : ""}</p>
      <Button
        className="min-w-32"
        busy={saving.busy}
        busyLabel={t("stage.saving")}
        disabled={!valid}
        onClick={() => void saving.save()}
      >
        {t(schedules ? "sheet.schedulePost" : "stage.save")}
      </Button>
    </div>
  );
}
