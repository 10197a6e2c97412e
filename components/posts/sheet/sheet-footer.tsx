import { useTranslations } from "next-intl";
import { UnseenWarning } from "@/components/posts/post/unseen-warning";
import { Button } from "@/components/ui/button";
import { CONTENT_LIMIT } from "@/lib/posts/constants";
import { editStageOf } from "@/lib/posts/rules";
import { isBlank, lengthOf } from "@/lib/text";
import { CancelSchedule } from "./cancel-schedule";
import { OpenInWorkspace } from "./open-in-workspace";
import { useOpenedSheet } from "./sheet-context";

/** What is always in reach: the workspace, and the sheet's one primary button. */
export function SheetFooter() {
  const t = useTranslations("Posts");
  const { saved, editing, dirty } = useOpenedSheet();
  const note = dirty ? t("sheet.unsaved") : editStageOf(saved) === "published" ? t("opensCopy") : null;
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-1 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:py-4">
      {/* Both in one row, where they fit; empty, it takes no space. */}
      <div className="-mb-1 flex basis-full flex-wrap items-center justify-between">
        <UnseenWarning className="-mt-1 -ml-3 pb-1" />
        <p className="pb-1 text-sm text-ink-soft empty:hidden">{note}</p>
      </div>
      <OpenInWorkspace />
      {editStageOf(saved) === "scheduled" && <CancelSchedule />}
      {editing && <Save />}
    </div>
  );
}

/** Saves, and never sends: only for a draft with a new time it says 'Schedule Post'. */
function Save() {
  const t = useTranslations("Posts");
  const { post, saved, time, saving } = useOpenedSheet();
  const schedules = saved.status !== "SCHEDULED" && time.changed;
  const valid = !isBlank(post.content) && lengthOf(post.content) <= CONTENT_LIMIT && time.timely;
  return (
    <Button
      className="min-w-24 max-sm:grow max-sm:px-3 sm:ml-auto"
      busy={saving.busy}
      busyLabel={t("stage.saving")}
      disabled={!valid}
      aria-describedby="sheet-text-note chosen-time"
      onClick={() => void saving.save()}
    >
      {t(schedules ? "sheet.schedulePost" : "stage.save")}
    </Button>
  );
}
