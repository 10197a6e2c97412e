import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { NativeCheckbox } from "@/components/ui/native-checkbox";
import { useWeek } from "@/components/posts/week/week-context";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { useFill } from "./use-fill";

/** Gives each chosen draft its own free posting time: first shown, then done with one press. Load it lazily. */
export function FillDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("Week.fill");
  const { week, format } = useWeek();
  // What was written first goes out first.
  const drafts = week.drafts.toReversed();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { fill, filling, refused } = useFill(onClose);
  const chosen = drafts.filter(({ id }) => !left.has(id));
  const timeOf = (id: number) => week.nextFree[chosen.findIndex((draft) => draft.id === id)];
  const placed = chosen.filter(({ id }) => timeOf(id));

  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };

  return (
    <ScrollDialog
      title={t("title")}
      text={t("text")}
      busy={filling}
      onClose={onClose}
      footer={
        <Button
          busy={filling}
          disabled={placed.length === 0}
          onClick={() => void fill(placed.map(({ id }) => id))}
        >
          {t("confirm", { count: placed.length })}
        </Button>
      }
    >
      <ul className="divide-y border-y">
        {drafts.map((draft) => {
          const time = timeOf(draft.id);
          return (
            <li key={draft.id} className="py-2.5">
              <label htmlFor={`fill-${draft.id}`} className="flex cursor-pointer items-start gap-3">
                <NativeCheckbox
                  id={`fill-${draft.id}`}
                  checked={!left.has(draft.id)}
                  onChange={() => toggle(draft.id)}
                  className="mt-0.5"
                />
                <span className="grid min-w-0 gap-0.5">
                  <span className="line-clamp-2 text-[0.9375rem] leading-5 break-words">{draft.content}</span>
                  <span className="text-sm text-ink-soft tabular-nums">
                    {refused.get(draft.id) ??
                      (left.has(draft.id) ? t("stays") : time ? format.moment(time.at) : t("noSlot"))}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </ScrollDialog>
  );
}
