import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { contradictedIn } from "@/lib/days/contradictions";
import type { WeekPost } from "@/lib/posts/week/types";
import { useWeek } from "./week-context";

type WrongDayProps = {
  post: WeekPost;
  /** When it goes out, or would, ISO 8601; null for a day on which it cannot. */
  at: string | null;
};

/** Warns in one line that a text mentions another day than the one on which it goes out. Its sheet asks what to do. */
export function WrongDay({ post, at }: WrongDayProps) {
  const t = useTranslations("Week");
  const { week } = useWeek();
  const day = at === null ? undefined : contradictedIn(post.days, at, week.timeZone);
  if (!day) return null;
  return (
    <p className="flex gap-1.5 text-[0.8125rem] leading-[1.125rem]">
      <CalendarX2 aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-warn" />
      <span className="min-w-0 break-words">
        {t("says", { said: post.content.slice(day.from, day.to).trim() })}
      </span>
    </p>
  );
}
