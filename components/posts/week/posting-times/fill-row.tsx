import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useId } from "react";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { WrongDay } from "@/components/posts/week/wrong-day";
import { NativeCheckbox } from "@/components/ui/native-checkbox";
import { NativeSelect } from "@/components/ui/native-select";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import { cutText } from "@/lib/text";

const SimilarLine = dynamic(
  () => import("@/components/posts/similar/similar-posts").then((module) => module.SimilarLine),
  { loading: () => null },
);

/** Characters of a text by which its row is named to a screen reader. */
const NAME_LENGTH = 60;

type FillRowProps = {
  post: WeekPost;
  week: Week;
  ticked: boolean;
  /** The time that it would get, ISO 8601; null for none. */
  at: string | null;
  /** The times that it can have, its own among them. */
  free: readonly string[];
  /** Why the server did not schedule it. */
  refused: string | undefined;
  onTick: (ticked: boolean) => void;
  onTime: (at: string) => void;
};

/** A draft that can get a time: whether it should, which one, and its whole text on request. */
export function FillRow({ post, week, ticked, at, free, refused, onTick, onTime }: FillRowProps) {
  const t = useTranslations("Week.fill");
  const format = useWeekFormat(week.timeZone);
  const id = useId();
  const name = cutText(post.content, NAME_LENGTH);
  const chosen = post.read && ticked && at !== null && !refused;
  return (
    <li className="flex items-start gap-3 py-3">
      <NativeCheckbox
        id={id}
        aria-label={name}
        checked={post.read && ticked}
        disabled={!post.read}
        onChange={(event) => onTick(event.currentTarget.checked)}
        className="mt-0.5"
      />
      <div className="grid min-w-0 grow gap-2">
        <details className="group">
          <summary className="cursor-pointer list-none text-[0.9375rem] leading-5 break-words group-open:hidden">
            <span translate="no" className="line-clamp-2">
              {post.content}
            </span>
          </summary>
          <p translate="no" className="text-[0.9375rem] leading-6 break-words whitespace-pre-wrap">
            {post.content}
          </p>
        </details>
        {refused ? (
          <p className="text-sm text-bad">{refused}</p>
        ) : !post.read ? (
          <p className="text-sm text-ink-soft">{t("unread")}</p>
        ) : !ticked ? (
          <p className="text-sm text-ink-soft">{t("stays")}</p>
        ) : free.length === 0 ? (
          <p className="text-sm text-ink-soft">{t("noSlot")}</p>
        ) : (
          <NativeSelect
            aria-label={t("timeOf", { name })}
            value={at ?? ""}
            placeholder={t("noEarlySlot")}
            className="text-sm tabular-nums"
            onChange={(event) => onTime(event.currentTarget.value)}
          >
            {free.map((time) => (
              <option key={time} value={time}>
                {format.moment(time)}
              </option>
            ))}
          </NativeSelect>
        )}
        {chosen && <WrongDay post={post} at={at} />}
        {chosen && <SimilarLine post={post} timeZone={week.timeZone} />}
      </div>
    </li>
  );
}
