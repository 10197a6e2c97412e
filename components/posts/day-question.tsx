"use client";

import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { Button } from "@/components/ui/button";
import { wallTime } from "@/lib/i18n/wall-time";
import { useContradiction } from "./use-contradiction";
import { useWeekFormat } from "./use-week-format";

type DayQuestionProps = {
  post: { id: number; content: string; revision: number; writtenAt: string };
  /** When it goes out, ISO 8601; null while it has no time. */
  at: string | null;
  /** The business's. */
  timeZone: string;
  /** A free time at which the text is right, ISO 8601. */
  better?: string | null;
  /** Takes that time. */
  onBetter?: (at: string) => void;
};

/** Says where a text speaks of another day than that on which it goes out. Asked once for a text and a time. */
export function DayQuestion({ post, at, timeZone, better, onBetter }: DayQuestionProps) {
  const t = useTranslations("Posts.day");
  const format = useWeekFormat(timeZone);
  const [kept, keep] = useStoredState<string | null>(`day:${post.id}`, null);
  const said = useContradiction(post.content, { writtenAt: post.writtenAt, timeZone }, at);
  if (!said || at === null) return null;
  const asked = `${post.revision} ${wallTime(new Date(at), timeZone).date}`;
  if (kept === asked) return null;
  return (
    <div role="status" className="flex gap-2.5 rounded-md border border-warn/40 bg-paper p-3 text-sm">
      <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="grid min-w-0 gap-2">
        <p>
          {t("contradiction", {
            said: post.content.slice(said.from, said.to).trim(),
            day: format.date(at),
          })}
        </p>
        <div className="flex flex-wrap gap-2">
          {better && onBetter && (
            <Button size="sm" variant="outline" onClick={() => onBetter(better)}>
              {format.moment(better)}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={() => keep(asked)}>
            {t("keep")}
          </Button>
        </div>
      </div>
    </div>
  );
}
