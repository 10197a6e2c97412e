import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { Week } from "@/lib/posts/scheduling/types";
import { cn } from "@/lib/utils";
import { Ticket } from "./ticket";
import { useDropTarget } from "@/components/posts/week/moving/use-drag-and-drop";

/** The drafts that have no time yet, beside the week; a post dropped here leaves the schedule. */
export function DraftTray({ week }: { week: Week }) {
  const t = useTranslations("Week.tray");
  const { ref, over } = useDropTarget({ tray: true }, true);
  const { drafts, draftCount } = week;
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
          <Link href="/post-generator" className="text-link">
            {t("write")}
          </Link>
        </p>
      ) : (
        <ul className="grid gap-2.5 sm:grid-cols-2 @[64rem]:grid-cols-1">
          {drafts.map((draft) => (
            <Ticket key={draft.id} post={draft} />
          ))}
        </ul>
      )}
      {draftCount > drafts.length && (
        <Link href="/your-posts?status=GENERATED" className="mt-3 inline-block text-link text-sm">
          {t("more", { count: draftCount - drafts.length })}
        </Link>
      )}
    </section>
  );
}
