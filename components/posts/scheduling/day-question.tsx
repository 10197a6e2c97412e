"use client";

import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useNow } from "@/components/layout/browser/use-clock";
import { Button } from "@/components/ui/button";
import { contradictedIn, rightTime } from "@/lib/text/days/contradictions";
import type { DayMention } from "@/lib/text/days/types";
import { useBusinessZone } from "@/components/posts/use-business-zone";
import { type WithDays, useDaysIn } from "./use-days-in";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { useKeptDay } from "./use-kept-day";

type DayQuestionProps = {
  post: { id: number; content: string; writtenAt: string };
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

/** Warns that a text mentions another day than the one on which it goes out. Asked once for a text and a day. */
export function DayQuestion({ timeZone: known, ...question }: DayQuestionProps) {
  const timeZone = useBusinessZone(known);
  return timeZone === null ? null : <Question {...question} timeZone={timeZone} />;
}

type QuestionProps = DayQuestionProps & { timeZone: string };

function Question({ post, listed, at, timeZone, better, onBetter }: QuestionProps) {
  const days = useDaysIn(post.content, { writtenAt: post.writtenAt, timeZone }, listed);
  const mention = at === null ? undefined : contradictedIn(days, at, timeZone);
  if (!mention || at === null) return null;
  const said = post.content.slice(mention.from, mention.to).trim();
  return <Contradiction {...{ post, days, mention, said, at, timeZone, better, onBetter }} />;
}

type ContradictionProps = Omit<QuestionProps, "listed" | "at"> & {
  days: readonly DayMention[];
  mention: DayMention;
  said: string;
  at: string;
};

function Contradiction({ post, days, mention, said, at, timeZone, better, onBetter }: ContradictionProps) {
  const t = useTranslations("Posts.day");
  const format = useWeekFormat(timeZone);
  const now = useNow();
  const { isKept, keep } = useKeptDay({ post, said, at, timeZone });
  if (isKept) return null;
  // No time makes the weekday of a date another one.
  const isMisnamed = mention.misnamed !== undefined;
  const offered = isMisnamed ? null : (better ?? rightTime(days, { sendsAt: at, timeZone, now }));
  return (
    <div role="status" className="flex gap-2.5 rounded-md border border-warn/40 bg-paper p-3 text-sm">
      <CalendarX2 aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
      <div className="grid min-w-0 gap-2">
        <p>
          {isMisnamed
            ? t("misnamed", { said, weekday: format.day(mention.said.first, { weekday: "long" }) })
            : t("contradiction", { said, day: format.date(at) })}
        </p>
        <div className="flex flex-wrap gap-2">
          {offered && onBetter && (
            <Button size="sm" variant="outline" onClick={() => onBetter(offered)}>
              {format.moment(offered)}
            </Button>
          )}
          <Button size="sm" variant="ghost" onClick={keep}>
            {t("keep")}
          </Button>
        </div>
      </div>
    </div>
  );
}
