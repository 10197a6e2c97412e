import { useTranslations } from "next-intl";
import { useState } from "react";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { useWeek } from "@/components/posts/week/week-context";
import { draftsToRead } from "@/components/posts/week/reading/drafts-to-read";
import { readingPath } from "@/components/posts/week/week-path";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { proposeTimes } from "@/lib/posts/week/propose-times";
import { draftsToFill } from "@/lib/posts/week/rules";
import { FillRow } from "./fill-row";
import { useFill } from "./use-fill";

/** Gives each chosen draft that was read a free posting time: first shown, then done with one press. Load it lazily. */
export function FillDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("Week.fill");
  const { week } = useWeek();
  const drafts = draftsToFill(week);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [chosenTimes, setChosenTimes] = useState<ReadonlyMap<number, string>>(new Map());
  const { fill, filling, refused } = useFill(onClose);

  const free = week.nextFree.map(({ at }) => at);
  const taken = new Set(chosenTimes.values());
  const chosen = drafts.filter(({ id, read }) => read && !left.has(id));
  const proposed = proposeTimes(
    chosen.filter(({ id }) => !chosenTimes.has(id)),
    week.nextFree.filter(({ at }) => !taken.has(at)),
    week.timeZone,
  );
  const timeOf = (id: number) => chosenTimes.get(id) ?? proposed.get(id)?.at ?? null;
  const placed = chosen.filter(({ id }) => timeOf(id) !== null);
  const unread = draftsToRead(week, {}).length;
  const more = week.draftCount - drafts.length;

  return (
    <ScrollDialog
      title={t("title")}
      text={unread > 0 ? t("textUnread", { count: unread }) : t("text")}
      busy={filling}
      onClose={onClose}
      footer={
        <>
          {unread > 0 && (
            <Link
              href={readingPath(week.from)}
              className={buttonVariants({ variant: placed.length > 0 ? "outline" : "default" })}
            >
              {t("read", { count: unread })}
            </Link>
          )}
          {(placed.length > 0 || unread === 0) && (
            <Button
              busy={filling}
              disabled={placed.length === 0}
              onClick={() =>
                void fill(
                  placed.map(({ id, revision }) => ({
                    postID: id,
                    revision,
                    scheduledAt: timeOf(id) ?? undefined,
                  })),
                )
              }
            >
              {t("confirm", { count: placed.length })}
            </Button>
          )}
        </>
      }
    >
      <ul className="divide-y border-y">
        {drafts.map((draft) => (
          <FillRow
            key={draft.id}
            post={draft}
            week={week}
            ticked={!left.has(draft.id)}
            at={timeOf(draft.id)}
            free={free.filter((at) => at === timeOf(draft.id) || !placed.some(({ id }) => timeOf(id) === at))}
            refused={refused.get(draft.id)}
            onTick={(ticked) =>
              setLeft((before) => {
                const next = new Set(before);
                if (ticked) next.delete(draft.id);
                else next.add(draft.id);
                return next;
              })
            }
            onTime={(at) => setChosenTimes((before) => new Map(before).set(draft.id, at))}
          />
        ))}
      </ul>
      {more > 0 && <p className="pt-3 text-sm text-ink-soft">{t("more", { count: more })}</p>}
    </ScrollDialog>
  );
}
