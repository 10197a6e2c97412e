import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/new-post-path";
import type { Week } from "@/lib/posts/week/types";
import { cn } from "@/lib/utils";
import { WeekPostCard } from "./post-card";
import { focusMovedPost } from "@/components/posts/week/moving/focus-moved-post";
import { useDropTarget } from "@/components/posts/week/moving/use-drag-and-drop";

/** About as long as a week beside it. */
const FIRST_SHOWN = 12;

/** The drafts that have no time yet, beside the week; a post dropped here leaves the schedule. */
export function DraftList({ week }: { week: Week }) {
  const t = useTranslations("Week.tray");
  const { ref, over } = useDropTarget({ tray: true }, true);
  const { drafts, draftCount } = week;
  const [all, setAll] = useState(drafts.length <= FIRST_SHOWN);
  const [lastCount, setLastCount] = useState(draftCount);
  if (draftCount !== lastCount) {
    setLastCount(draftCount);
    // What has just lost its time is among them, wherever its age puts it.
    if (draftCount > lastCount) setAll(true);
  }
  const shown = all ? drafts : drafts.slice(0, FIRST_SHOWN);
  const more = t("more", { count: draftCount - shown.length });
  const showAll = () => {
    setAll(true);
    const first = drafts[FIRST_SHOWN];
    if (first) focusMovedPost(first.id);
  };
  return (
    <section
      ref={ref}
      data-tray
      aria-labelledby="tray-title"
      className={cn("min-w-0 rounded-md transition-colors", over && "bg-press-wash")}
    >
      <h2
        id="tray-title"
        className="mb-2.5 flex items-baseline gap-2 border-b border-edge pb-1.5 font-display text-lg leading-6 font-semibold"
      >
        {t("title")}
        <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">{draftCount}</span>
      </h2>
      {drafts.length === 0 ? (
        <p className="max-w-text text-sm text-ink-soft">
          {t("empty")}{" "}
          <Link href={newPostPath()} className="text-link">
            {t("write")}
          </Link>
        </p>
      ) : (
        <ul className="grid gap-2.5 sm:grid-cols-2 @[64rem]:grid-cols-1">
          {shown.map((draft) => (
            <WeekPostCard key={draft.id} post={draft} />
          ))}
        </ul>
      )}
      {shown.length < drafts.length ? (
        <Button variant="link" className="mt-1 px-0 text-sm" onClick={showAll}>
          {more}
        </Button>
      ) : (
        draftCount > shown.length && (
          <Link href="/your-posts?status=GENERATED" className="mt-3 inline-block text-link text-sm">
            {more}
          </Link>
        )
      )}
    </section>
  );
}
