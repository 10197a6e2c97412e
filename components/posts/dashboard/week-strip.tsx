import { addDays } from "@/lib/i18n/calendar";
import { useTimeZone, useTranslations } from "next-intl";
import { PostPhoto } from "@/components/posts/post/post-photo";
import { thumbnailUrl } from "@/lib/media/rules";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import { weekPath } from "@/components/posts/week/week-path";
import { Link } from "@/components/ui/link";
import { wallTime } from "@/lib/i18n/wall-time";
import type { Post } from "@/lib/posts/types";
import { cardText } from "@/lib/text";
import { cn } from "@/lib/utils";

/** As many of a day's posts as are shown. */
const SHOWN = 2;

type WeekStripProps = { posts: readonly Post[] };

/** The seven days from today, each with what goes out on it. A day leads to its week. */
export function WeekStrip({ posts }: WeekStripProps) {
  const t = useTranslations("Posts.next");
  const timeZone = useTimeZone() ?? "UTC";
  const format = useWeekFormat(timeZone);
  const today = wallTime(new Date(), timeZone).date;
  const dayOf = ({ scheduledTime }: Post) =>
    scheduledTime && wallTime(new Date(scheduledTime), timeZone).date;
  return (
    <ol aria-label={t("days")} className="mt-5 grid grid-cols-7 gap-1.5 md:gap-3">
      {Array.from({ length: 7 }, (_, index) => addDays(today, index)).map((date) => {
        const due = posts.filter((post) => dayOf(post) === date);
        return (
          <li key={date} aria-current={date === today ? "date" : undefined} className="min-w-0">
            <Link
              href={weekPath(date)}
              className="block h-full rounded-sm pb-2 hover:bg-press-wash"
              aria-label={`${format.day(date, { weekday: "long", day: "numeric", month: "long" })}: ${t("onDay", { count: due.length })}`}
            >
              <span
                className={cn(
                  "mb-2 flex items-baseline gap-x-1.5 border-t pt-1.5 max-sm:flex-col",
                  date === today ? "border-t-2 border-press" : "border-edge",
                )}
              >
                <span className="font-display font-semibold max-sm:text-sm">
                  {format.day(date, { weekday: "short" })}
                </span>
                <span className="text-sm text-ink-soft tabular-nums">
                  {format.day(date, { day: "numeric" })}
                </span>
              </span>
              <span className="grid gap-1.5">
                {due.slice(0, SHOWN).map((post) => (
                  <StripPost key={post.id} post={post} clock={format.clock(post.scheduledTime ?? "")} />
                ))}
                {due.length > SHOWN && (
                  <span className="text-xs text-ink-soft tabular-nums">{`+${due.length - SHOWN}`}</span>
                )}
              </span>
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

/** A post of a day: its photo, or its first words where there is room for them, and its time. */
function StripPost({ post, clock }: { post: Post; clock: string }) {
  return (
    <span className="grid gap-0.5">
      {post.imageUrl ? (
        <PostPhoto
          src={thumbnailUrl(post.imageUrl)}
          alt=""
          loading="lazy"
          className="aspect-square w-full rounded-sm object-cover md:aspect-video"
        />
      ) : (
        <span className="rounded-sm bg-sheet p-1 text-[0.6875rem]/3.5 wrap-anywhere max-md:aspect-square max-md:overflow-hidden md:p-2 md:text-xs">
          <span translate="no" className="line-clamp-3">
            {cardText(post.content)}
          </span>
        </span>
      )}
      <span className="text-xs text-ink-soft tabular-nums max-md:sr-only">{clock}</span>
    </span>
  );
}
