import type { Route } from "next";
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { PostThumbnail } from "@/components/posts/post-thumbnail";
import { useWeekFormat } from "@/components/posts/use-week-format";
import { useGoTo } from "@/components/layout/shell/navigation";
import { EmptyState } from "@/components/layout/states/empty-state";
import { Button, buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { WeekPost } from "@/lib/posts/week/types";
import { cn } from "@/lib/utils";
import type { Reading } from "./use-reading";
import { useReadingKeys } from "./use-reading-keys";

const SimilarLine = dynamic(
  () => import("@/components/posts/similar/similar-posts").then((module) => module.SimilarLine),
  { loading: () => null },
);

type ReadingEndProps = {
  reading: Reading;
  timeZone: string;
  /** The week. */
  back: Route;
};

/** Behind the last draft: what was kept, with its times, and the press that schedules it. */
export function ReadingEnd({ reading, timeZone, back }: ReadingEndProps) {
  const t = useTranslations("Reading");
  const goTo = useGoTo();
  const { drafts, kept, ready, dropped, refused, timeOf } = reading;
  useReadingKeys({
    open: false,
    onStep: (by) => by < 0 && reading.goTo(drafts.length - 1),
    onClose: () => goTo(back),
  });
  if (drafts.length === 0)
    return (
      <EmptyState
        title={t("nothing.title")}
        text={t("nothing.text")}
        action={
          <Link href={back} className={buttonVariants()}>
            {t("back")}
          </Link>
        }
      />
    );
  const undecided = drafts.length - kept.length - dropped.length;
  return (
    <div className="grid gap-8">
      <div className="grid gap-1.5">
        <h2 className="font-display text-2xl">{t("end.title", { count: kept.length })}</h2>
        {undecided > 0 && <p className="text-ink-soft">{t("end.undecided", { count: undecided })}</p>}
      </div>
      <ul className="divide-y border-y">
        {kept.map((post) => (
          <Row
            key={post.id}
            post={post}
            time={refused.get(post.id) ?? <Time at={timeOf(post)} timeZone={timeZone} />}
            note={<SimilarLine post={post} timeZone={timeZone} />}
            onOpen={() => reading.goTo(drafts.indexOf(post))}
          />
        ))}
        {dropped.map((post) => (
          <Row
            key={post.id}
            post={post}
            time={t("end.dropped")}
            quiet
            onOpen={() => reading.goTo(drafts.indexOf(post))}
          />
        ))}
      </ul>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <Button
          // A keyboard user continues with the key that kept the posts.
          autoFocus
          size="lg"
          busy={reading.scheduling}
          disabled={ready.length === 0}
          onClick={() => void reading.schedule()}
        >
          {t("end.schedule", { count: ready.length })}
        </Button>
        {undecided > 0 && (
          <Button
            size="lg"
            variant="outline"
            onClick={() => reading.goTo(drafts.findIndex((post) => !reading.verdictOf(post)))}
          >
            {t("end.goOn")}
          </Button>
        )}
      </div>
    </div>
  );
}

function Time({ at, timeZone }: { at: string | null; timeZone: string }) {
  const t = useTranslations("Reading");
  const format = useWeekFormat(timeZone);
  return <span>{at ? format.moment(at) : t("noTime")}</span>;
}

type RowProps = {
  post: WeekPost;
  time: ReactNode;
  /** What else is to be known before it is scheduled. */
  note?: ReactNode;
  /** Nothing happens to it. */
  quiet?: boolean;
  onOpen: () => void;
};

function Row({ post, time, note, quiet = false, onOpen }: RowProps) {
  return (
    <li>
      <button type="button" className="flex w-full gap-4 py-3 text-left hover:bg-press-wash" onClick={onOpen}>
        {post.imageUrl && <PostThumbnail src={post.imageUrl} className="size-20" />}
        <span className="grid min-w-0 content-center gap-0.5">
          <span translate="no" className={cn("line-clamp-2 leading-6 break-words", quiet && "text-ink-soft")}>
            {post.content}
          </span>
          <span className="text-sm text-ink-soft tabular-nums">{time}</span>
          {note}
        </span>
      </button>
    </li>
  );
}
