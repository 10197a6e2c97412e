import { useQuery } from "@tanstack/react-query";
import { useTimeZone, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { slotsQuery } from "@/lib/posts/posting-times/query-options";
import { type WallTime, instantOf, wallTime } from "@/lib/i18n/wall-time";
import { useTimeText } from "@/components/posts/wording/use-time-text";

type NextFreeTimeProps = {
  /** The time chosen so far, if any: it is not offered again. */
  chosen?: WallTime | null;
  onChoose: (time: WallTime) => void;
};

/** 'Next free: Thursday at 16:00': the first choice of a time. Nothing without posting times, or while they load. */
export function NextFreeTime({ chosen, onChoose }: NextFreeTimeProps) {
  const t = useTranslations("Workspace.schedule");
  const timeZone = useTimeZone() ?? "UTC";
  const moment = useTimeText();
  const { data } = useQuery(slotsQuery);
  const at = data?.nextFree && new Date(data.nextFree.at);
  if (!at || (chosen && instantOf(chosen, timeZone)?.getTime() === at.getTime())) return null;
  return (
    <Button
      variant="outline"
      className="h-auto min-h-control shrink justify-self-start py-1.5 text-left whitespace-normal"
      onClick={() => onChoose(wallTime(at, timeZone))}
    >
      {t("nextFree", { time: moment.soon(at) })}
    </Button>
  );
}
