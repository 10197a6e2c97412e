import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Post } from "@/lib/posts/types";
import type { PostEdit } from "./use-post-edit";

type SheetFooterProps = { post: Post; edit: PostEdit; busy: boolean; onSave: () => void };

/** The sheet's one primary button. It saves, and never sends: only for a draft with a new time it says 'Schedule'. */
export function SheetFooter({ post, edit, busy, onSave }: SheetFooterProps) {
  const t = useTranslations("Posts");
  const schedules = post.status !== "SCHEDULED" && edit.changed.time;
  return (
    <div className="flex shrink-0 items-center justify-end gap-4 border-t px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:px-6 md:py-4">
      <p className="mr-auto text-sm text-ink-soft">{edit.dirty ? t("sheet.unsaved") : ""}</p>
      <Button
        className="min-w-32"
        busy={busy}
        busyLabel={t("stage.saving")}
        disabled={edit.blank || edit.tooLong || !edit.timely}
        onClick={onSave}
      >
        {t(schedules ? "sheet.schedulePost" : "stage.save")}
      </Button>
    </div>
  );
}
