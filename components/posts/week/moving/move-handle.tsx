import { ArrowRightLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import type { WeekPost } from "@/lib/posts/week/types";
import { type MoveKey, moveByKey } from "@/lib/posts/week/rules";
import { focusMovedPost } from "./focus-moved-post";
import { useWeek } from "@/components/posts/week/week-context";

const keys: ReadonlySet<string> = new Set<MoveKey>(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]);
const isMoveKey = (key: string): key is MoveKey => keys.has(key);

/**
 * The button that moves a post. A press opens "Move to…"; the arrow keys choose a day or a posting time, Enter moves
 * the post there and Escape leaves it where it is.
 * @param label the id of the post's text, which names the button
 */
export function MoveHandle({ post, label }: { post: WeekPost; label: string }) {
  const t = useTranslations("Week");
  const { week, format, move, onMove } = useWeek();
  const [target, setTarget] = useState<string | null>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isMoveKey(event.key)) {
      event.preventDefault();
      setTarget(moveByKey(event.key, target ?? post.scheduledTime, week, new Date()));
    } else if (target !== null && event.key === "Enter") {
      event.preventDefault();
      setTarget(null);
      void move(post, target).then(() => focusMovedPost(post.id));
      focusMovedPost(post.id);
    } else if (target !== null && event.key === "Escape") setTarget(null);
  };

  return (
    <span className="relative z-10 print:hidden">
      <button
        type="button"
        data-move
        aria-label={t("moveTo")}
        aria-describedby={`${label} move-keys`}
        className="-my-1.5 -mr-1.5 grid size-8 place-items-center rounded-md text-ink-soft hover:bg-press-wash hover:text-ink pointer-coarse:size-control pointer-coarse:-my-2.5 pointer-coarse:-mr-2.5"
        onClick={() => onMove(post)}
        onKeyDown={onKeyDown}
        onBlur={() => setTarget(null)}
      >
        <ArrowRightLeft aria-hidden className="size-4" strokeWidth={1.75} />
      </button>
      <span role="status" className="sr-only">
        {target !== null && t("moveTarget", { time: format.moment(target) })}
      </span>
      {target !== null && (
        <span
          aria-hidden
          className="absolute top-full right-0 z-20 mt-1 rounded-md bg-ink px-2 py-1 text-label whitespace-nowrap text-paper"
        >
          {format.moment(target)}
        </span>
      )}
    </span>
  );
}
