import { useTranslations } from "next-intl";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { cn } from "@/lib/utils";
import { useDropTarget } from "@/components/posts/week/moving/use-drag-and-drop";
import { useWeek } from "./week-context";
import { TimeLines } from "@/components/posts/checking/notice-lines";

/** A posting time that no post has taken: an empty ruled line with its time. A press offers the drafts for it. */
export function FreeSlot({ slot }: { slot: SlotTime }) {
  const t = useTranslations("Week");
  const { week, format, onPlace } = useWeek();
  const { ref, over } = useDropTarget({ at: slot.at }, true);
  return (
    <li ref={ref} data-free={slot.at}>
      <button
        type="button"
        aria-label={t("freeAt", { time: format.moment(slot.at) })}
        className={cn(
          "flex h-control w-full items-center gap-2 rounded-md border border-dashed border-edge px-2.5 text-left text-sm text-ink-soft tabular-nums transition-colors hover:border-press hover:text-ink",
          over && "border-press bg-press-wash text-ink",
        )}
        onClick={() => onPlace(slot)}
      >
        <span className="shrink-0 whitespace-nowrap">{format.clock(slot.at)}</span>
        <span className="truncate text-[0.8125rem] columns:@max-[8.5rem]/day:sr-only">
          {slot.shifted ? t("shifted") : t("free")}
        </span>
      </button>
      {over && <TimeLines post={over} listed={over} at={slot.at} timeZone={week.timeZone} />}
    </li>
  );
}
