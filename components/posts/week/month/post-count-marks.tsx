import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { MonthDay } from "@/lib/posts/week/types";

/** As many as fit side by side below a day's number. */
const MOST = 4;

type Kind = keyof Omit<MonthDay, "date">;

/** One post of a day: printed, pencilled, or crossed out. */
function Mark({ kind }: { kind: Kind }) {
  if (kind === "failed") return <X className="size-2.5 text-bad" strokeWidth={3} />;
  const look = kind === "published" ? "border-ink bg-ink" : "border-press";
  return <span className={`h-2.5 w-1.5 rounded-[1px] border ${look}`} />;
}

/** The posts of a day as a tally; of more than fit, the number beside the mark that matters most. */
export function PostCountMarks({ day }: { day: MonthDay | undefined }) {
  const kinds = (["failed", "published", "planned"] as const).flatMap((kind) =>
    Array.from({ length: day?.[kind] ?? 0 }, () => kind),
  );
  const [first] = kinds;
  return (
    <span aria-hidden className="flex h-2.5 items-center justify-center gap-0.5">
      {first && kinds.length > MOST ? (
        <>
          <Mark kind={first} />
          <span className="text-xs leading-none text-ink-soft">{kinds.length}</span>
        </>
      ) : (
        kinds.map((kind, index) => <Mark key={index} kind={kind} />)
      )}
    </span>
  );
}

/** What the marks below the days mean. */
export function MonthLegend() {
  const t = useTranslations("Week.state");
  const kinds = { published: "PUBLISHED", planned: "SCHEDULED", failed: "FAILED" } as const;
  return (
    <ul aria-hidden className="flex flex-wrap justify-center gap-x-5 gap-y-1 text-[0.8125rem] text-ink-soft">
      {(Object.keys(kinds) as Kind[]).map((kind) => (
        <li key={kind} className="flex items-center gap-1.5">
          <Mark kind={kind} />
          <span>{t(kinds[kind])}</span>
        </li>
      ))}
    </ul>
  );
}
