import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { contradictedIn } from "@/lib/text/days/contradictions";
import type { WeekPost } from "@/lib/posts/week/types";
import { useKeptDay } from "@/components/posts/scheduling/use-kept-day";
import { useWeek } from "./week-context";

type WrongDayProps = {
  post: WeekPost;
  /** When it goes out, or would, ISO 8601; null for a day on which it cannot. */
  at: string | null;
};

/** Warns in one line that a text mentions another day than the one on which it goes out. Its sheet asks what to do. */
export function WrongDay({ post, at }: WrongDayProps) {
  const { week } = useWeek();
  const day = at === null ? undefined : contradictedIn(post.days, at, week.timeZone);
  if (!day || at === null) return null;
  return <Line post={post} said={post.content.slice(day.from, day.to).trim()} at={at} />;
}

function Line({ post, said, at }: { post: WeekPost; said: string; at: string }) {
  const t = useTranslations("Week");
  const { timeZone } = useWeek().week;
  const { isKept } = useKeptDay({ post, said, at, timeZone });
  if (isKept) return null;
  return (
    // In a row of choices it stands in a button.
    <span className="flex gap-1.5 text-[0.8125rem] leading-[1.125rem]">
      <CalendarX2 aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-warn" />
      <span className="min-w-0 break-words">{t("says", { said })}</span>
    </span>
  );
}
