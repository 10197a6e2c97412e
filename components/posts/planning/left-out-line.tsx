import { CircleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import { useState } from "react";
import { useGoTo } from "@/components/layout/shell/navigation";
import { PartLoading } from "@/components/layout/states/part-loading";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { instantOf } from "@/lib/i18n/wall-time";
import { postWithTextPath } from "@/lib/posts/drafting/new-post-path";
import type { LeftOut } from "@/lib/posts/planning/ideas/left-out";
import { nextQuarter, tomorrowNoon } from "@/lib/posts/scheduling/rules";

const ChooseTime = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/week/reading/times/choose-time")).then(
      (module) => module.ChooseTime,
    ),
  { loading: PartLoading },
);

type LeftOutLineProps = LeftOut & {
  timeZone: string;
  /** No posting time is free by its last day. */
  late: boolean;
};

/** A line of the brief that no idea is about: it is written by itself, at a time of its own where no other is free. */
export function LeftOutLine({ line, until, timeZone, late }: LeftOutLineProps) {
  const t = useTranslations("Planning.leftOut");
  const format = useWeekFormat(timeZone);
  const goTo = useGoTo();
  const [choosing, setChoosing] = useState(false);
  const day = format.day(until, { weekday: "long", day: "numeric", month: "long" });
  return (
    <li className="grid gap-2">
      <div className="flex gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
        <div className="grid min-w-0 gap-2">
          <p className="break-words">{t(late ? "noTime" : "noIdea", { line, day })}</p>
          {!choosing && (
            <div className="flex flex-wrap gap-2">
              {late && (
                <Button size="sm" variant="outline" onClick={() => setChoosing(true)}>
                  {t("chooseTime")}
                </Button>
              )}
              <Link
                href={postWithTextPath(line)}
                className={buttonVariants({ size: "sm", variant: late ? "ghost" : "outline" })}
              >
                {t("write")}
              </Link>
            </div>
          )}
        </div>
      </div>
      {choosing && (
        <ChooseTime
          at={startBy(until, timeZone)}
          timeZone={timeZone}
          onTime={(at) => goTo(postWithTextPath(line, at))}
          onClose={() => setChoosing(false)}
        />
      )}
    </li>
  );
}

/** The time that the choice begins with: soon, where tomorrow is too late; else null, its own beginning. */
function startBy(until: string, timeZone: string): string | null {
  const now = new Date();
  if (tomorrowNoon(now, timeZone).date <= until) return null;
  return instantOf(nextQuarter(now, timeZone), timeZone)?.toISOString() ?? null;
}
