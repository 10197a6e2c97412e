import { CalendarX2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useBusinessZone } from "@/components/posts/use-business-zone";
import { useWeekFormat } from "@/components/posts/use-week-format";
import type { Post } from "@/lib/posts/types";
import { cn } from "@/lib/utils";

type EndedClaimProps = {
  post: Pick<Post, "ended">;
  /** The business's, on a page that knows it. */
  timeZone?: string;
  className?: string;
};

/** Names the words of a scheduled post that are over by its time, and until when they are true, in one line. */
export function EndedClaim({ post: { ended }, timeZone: known, className }: EndedClaimProps) {
  const t = useTranslations("Posts.day");
  const timeZone = useBusinessZone(known);
  const format = useWeekFormat(timeZone ?? "UTC");
  if (!ended || timeZone === null) return null;
  const said = ended.text.trim();
  // The end is the first moment without it.
  const last = ended.until && new Date(Date.parse(ended.until) - 1).toISOString();
  return (
    <span className={cn("flex gap-1.5", className)} data-ended>
      <CalendarX2 aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-warn" />
      <span className="min-w-0 break-words">
        {last ? t("ended", { said, day: format.date(last) }) : t("removed", { said })}
      </span>
    </span>
  );
}
