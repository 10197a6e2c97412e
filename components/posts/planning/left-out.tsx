import { dateOf } from "@/lib/i18n/calendar";
import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { Link } from "@/components/ui/link";
import { postWithTextPath } from "@/lib/posts/drafting/new-post-path";
import type { Plan } from "@/lib/posts/planning/types";

type LeftOutProps = {
  plan: Plan;
  /** The free posting times of its days, ISO 8601; null where they are not known. */
  free: readonly string[] | null;
};

/** What the owner typed and no idea is about, each with the reason and what can be done. */
export function LeftOut({ plan: { leftOut, timeZone }, free }: LeftOutProps) {
  const t = useTranslations("Planning.leftOut");
  const format = useWeekFormat(timeZone);
  if (leftOut.length === 0) return null;
  return (
    <ul className="grid gap-3 border-y py-4">
      {leftOut.map(({ line, until }) => {
        const late = free !== null && !free.some((at) => dateOf(at, timeZone) <= until);
        const day = format.day(until, { weekday: "long", day: "numeric", month: "long" });
        return (
          <li key={line} className="flex gap-2.5">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
            <p className="min-w-0 break-words">
              <span>{t(late ? "noTime" : "noIdea", { line, day })}</span>{" "}
              <Link href={postWithTextPath(line)} className="text-link">
                {t("write")}
              </Link>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
