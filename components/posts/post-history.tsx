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
import { useErrorWords } from "@/components/layout/use-error-words";
import { Skeleton } from "@/components/ui/skeleton";
import { historyQuery } from "@/lib/publishing/query-options";
import type { PostEvent } from "@/lib/publishing/types";
import { useMoment } from "./use-moment";

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
  /** The reasons that stand above with the deliveries: the same words twice read as two errors. */
  told: readonly (string | null)[];
};

/** What happened to a post, one line an event; looked at again while it is on its way. */
export function PostHistory({ postId, live, told }: PostHistoryProps) {
  const t = useTranslations("Posts.history");
  const words = useErrorWords();
  const moment = useMoment();
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
                  {event.code && !told.includes(event.code) && (
                    <>
                      <p className="text-ink-soft">{words.ofCode(event.code)}</p>
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
