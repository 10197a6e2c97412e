"use client";

import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useNow } from "@/components/layout/browser/use-clock";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import { Button } from "@/components/ui/button";
import { wallTime } from "@/lib/i18n/wall-time";
import { contradictedIn, rightTime } from "@/lib/days/contradictions";
import { useBusinessZone } from "@/components/posts/use-business-zone";
import { type WithDays, useDaysIn } from "./use-days-in";
import { useWeekFormat } from "@/components/posts/use-week-format";

type DayQuestionProps = {
  post: { id: number; content: string; revision: number; writtenAt: string };
  /** The post as the week has it, with the days of its text. */
  listed?: WithDays;
  /** When it goes out, ISO 8601; null while it has no time. */
  at: string | null;
  /** The business's, on a page that knows it. */
  timeZone?: string;
  /** A free posting time at which the text is right, ISO 8601; else the day itself is offered. */
  better?: string | null;
  /** Applies that time. */
  onBetter?: (at: string) => void;
};

/** Warns that a text mentions another day than the one on which it goes out. Asked once for each text and time. */
export function DayQuestion({ timeZone: known, ...question }: DayQuestionProps) {
  const timeZone = useBusinessZone(known);
  return timeZone === null ? null : <Question {...question} timeZone={timeZone} />;
}

type QuestionProps = DayQuestionProps & { timeZone: string };

function Question({ post, listed, at, timeZone, better, onBetter }: QuestionProps) {
  const t = useTranslations("Posts.day");
  const format = useWeekFormat(timeZone);
  const now = useNow();
  const [kept, keep] = useStoredState<string | null>(`day:${post.id}`, null);
  const days = useDaysIn(post.content, { writtenAt: post.writtenAt, timeZone }, listed);
  const said = at === null ? undefined : contradictedIn(days, at, timeZone);
  if (!said || at === null) return null;
  const asked = `${post.revision} ${wallTime(new Date(at), timeZone).date}`;
  if (kept === asked) return null;
  const offered = better ?? rightTime(days, { sendsAt: at, timeZone, now });
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
          {offered && onBetter && (
            <Button size="sm" variant="outline" onClick={() => onBetter(offered)}>
              {format.moment(offered)}
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
