import { CalendarClock, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEditor, useSending } from "@/components/posts/drafting/workspace-context";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Button } from "@/components/ui/button";

/** The free time that the post is meant for; the confirm dialog has it chosen. Load it lazily. */
export function SlotLine() {
  const t = useTranslations("Workspace.slot");
  const moment = useTimeText();
  const { post } = useEditor();
  const { setSchedule } = useSending();
  const { at } = post.open;
  if (!at || moment.isPast(at)) return null;
  const drop = () => {
    setSchedule(null);
    post.setOpen(({ at: _, ...open }) => open);
  };
  return (
    <div className="flex items-center gap-2.5 rounded-md bg-press-wash py-1 pr-1 pl-3 text-sm">
      <CalendarClock aria-hidden className="size-4 shrink-0 text-press" />
      <p className="min-w-0 flex-1 tabular-nums">{t("for", { time: moment.soon(at) })}</p>
      <Button size="icon" variant="ghost" aria-label={t("drop")} icon={<X aria-hidden />} onClick={drop} />
    </div>
  );
}
