import { ChevronDown, ChevronUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import type { Week } from "@/lib/posts/week/types";
import { cn } from "@/lib/utils";
import { WeekPostCard } from "./post-card";
import { focusMovedPost } from "@/components/posts/week/moving/focus-moved-post";
import { useDropTarget } from "@/components/posts/week/moving/use-drag-and-drop";

/** About as long as a week beside it. */
const FIRST_SHOWN = 12;

/**
 * The drafts that have no time yet: beside the week, in a strip at the bottom of the window where both do not fit, or
 * below the list of days. A post dropped here leaves the schedule.
 */
export function DraftList({ week }: { week: Week }) {
  const t = useTranslations("Week.tray");
  const { ref, over } = useDropTarget({ tray: true }, true);
  const { drafts, draftCount } = week;
  const [all, setAll] = useState(drafts.length <= FIRST_SHOWN);
  // The strip below the columns is folded to its title, so that the week has the window.
  const [open, setOpen] = useState(false);
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
      className={cn(
        "@container/day min-w-0 rounded-md transition-colors print:hidden",
        // Long, it is scrolled by itself, so that its last draft is as near to the days as its first.
        "beside:sticky beside:top-20 beside:flex beside:max-h-[calc(100dvh-6rem)] beside:flex-col beside:self-start",
        "strip:sticky strip:bottom-0 strip:z-10 strip:mt-6 strip:flex strip:flex-wrap strip:items-center strip:gap-x-4 strip:rounded-none strip:border-t strip:border-edge strip:bg-paper strip:py-2",
        over && "bg-press-wash strip:bg-press-wash",
      )}
    >
      <h2
        id="tray-title"
        className="mb-2.5 flex items-baseline gap-2 border-b border-edge pb-1.5 font-display text-lg leading-6 font-semibold strip:mb-0 strip:border-0 strip:pb-0"
      >
        {t("title")}
        <span className="font-sans text-sm font-normal text-ink-soft tabular-nums">{draftCount}</span>
      </h2>
      {drafts.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto hidden strip:order-1 strip:inline-flex"
          aria-expanded={open}
          aria-controls="tray-drafts"
          icon={open ? <ChevronDown aria-hidden /> : <ChevronUp aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          {open ? t("hide") : t("show")}
        </Button>
      )}
      {drafts.length === 0 ? (
        <p className="max-w-text text-sm text-ink-soft">
          {t("empty")}{" "}
          <Link href={newPostPath()} className="text-link">
            {t("write")}
          </Link>
        </p>
      ) : (
        <ul
          id="tray-drafts"
          className={cn(
            "grid auto-rows-max gap-2.5 sm:grid-cols-2 beside:-m-0.5 beside:grid-cols-1 beside:overflow-y-auto beside:overscroll-y-contain beside:p-0.5",
            "strip:order-2 strip:mt-2 strip:w-full strip:auto-cols-[17rem] strip:grid-flow-col strip:grid-cols-none strip:overflow-x-auto strip:overscroll-x-contain strip:p-0.5",
            !open && "strip:hidden",
          )}
        >
          {shown.map((draft) => (
            <WeekPostCard key={draft.id} post={draft} />
          ))}
        </ul>
      )}
      {shown.length < drafts.length ? (
        <Button variant="link" size="sm" className="mt-1 px-0 strip:mt-0" onClick={showAll}>
          {more}
        </Button>
      ) : (
        draftCount > shown.length && (
          <Link
            href="/your-posts?status=GENERATED"
            className="mt-3 inline-block text-link text-sm strip:mt-0"
          >
            {more}
          </Link>
        )
      )}
    </section>
  );
}
