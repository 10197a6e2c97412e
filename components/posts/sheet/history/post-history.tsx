import { useQuery } from "@tanstack/react-query";
import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CirclePause,
  CircleX,
  Clock,
  Send,
  UserRoundCheck,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Skeleton } from "@/components/ui/skeleton";
import { historyQuery } from "@/lib/posts/publishing/query-options";
import type { PostEvent } from "@/lib/posts/publishing/types";
import { useTimeText } from "@/components/posts/wording/use-time-text";

const LOOKS = {
  ASKED: [CircleDashed, "text-ink-soft"],
  SCHEDULED: [Clock, "text-ink-soft"],
  WOKEN: [Clock, "text-ink-soft"],
  SENT: [Send, "text-ink-soft"],
  CONFIRMED: [CircleCheck, "text-good"],
  FAILED: [CircleX, "text-bad"],
  IN_DOUBT: [CircleHelp, "text-warn"],
  CANCELLED: [CircleAlert, "text-ink-soft"],
  HELD: [CirclePause, "text-warn"],
  SETTLED_BY_OWNER: [UserRoundCheck, "text-ink-soft"],
} as const satisfies Record<PostEvent["kind"], readonly [typeof Clock, string]>;

const POLL_MS = 5_000;

type PostHistoryProps = {
  postId: number;
  live: boolean;
  /** The error codes already shown with the deliveries: repeating them would read as two errors. */
  shownCodes: readonly (string | null)[];
};

/** A post's history, one line per event; polled while the post is being sent. */
export function PostHistory({ postId, live, shownCodes }: PostHistoryProps) {
  const t = useTranslations("Posts.history");
  const errorText = useErrorMessage();
  const moment = useTimeText();
  const { data, isError } = useQuery({ ...historyQuery(postId), refetchInterval: live ? POLL_MS : false });
  if (isError) return <p className="text-sm text-ink-soft">{t("failed")}</p>;
  if (data?.events.length === 0) return null;
  return (
    <section aria-label={t("title")} className="grid gap-2 border-t pt-4 text-sm">
      <h3 className="text-label text-ink-soft">{t("title")}</h3>
      {!data ? (
        <Skeleton className="h-16" />
      ) : (
        <ol className="grid gap-2">
          {data.events.map((event, index) => {
            const [Icon, colour] = LOOKS[event.kind];
            return (
              <li key={index} className="flex gap-2.5">
                <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${colour}`} />
                <div className="min-w-0 flex-1">
                  <div className="flex justify-between gap-x-4 max-sm:flex-col sm:flex-wrap">
                    <span>{t(event.kind)}</span>
                    <time dateTime={event.at} className="text-ink-soft tabular-nums">
                      {moment.stamp(event.at)}
                    </time>
                  </div>
                  {event.code && !shownCodes.includes(event.code) && (
                    <>
                      <p className="text-ink-soft">{errorText.ofCode(event.code)}</p>
                      {event.message && (
                        <p className="text-label font-normal break-words text-ink-soft">
                          {t("facebookSays", { message: event.message })}
                        </p>
                      )}
                    </>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
