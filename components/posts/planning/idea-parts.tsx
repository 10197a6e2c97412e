import { dateOf } from "@/lib/i18n/calendar";
import { useTranslations } from "next-intl";
import { CroppedPhoto } from "@/components/media/cropped-photo";
import { useWeekFormat } from "@/components/posts/wording/use-week-format";
import type { ShownPhoto } from "@/lib/media/types";

/** When a post is meant to go out: its day, as the order book has it, and its time. */
export function IdeaTime({ at, timeZone, aside }: { at: string; timeZone: string; aside?: string }) {
  const format = useWeekFormat(timeZone);
  const date = dateOf(at, timeZone);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-lg leading-6 font-semibold">
        {format.day(date, { weekday: "long" })}
      </span>
      <span className="text-ink-soft tabular-nums">
        {`${format.day(date, { day: "numeric", month: "long" })}, ${format.clock(at)}`}
      </span>
      {aside && <span className="text-sm text-ink-soft">{aside}</span>}
    </p>
  );
}

/** The photo that a post is written from. */
export function IdeaPhoto({ photo }: { photo: ShownPhoto }) {
  const alt = useTranslations("Photos")("photo");
  return (
    <CroppedPhoto
      thumbnail
      photo={photo}
      alt={alt}
      className="size-20 shrink-0 self-start rounded-md sm:size-28"
      style={{ aspectRatio: "1" }}
    />
  );
}
