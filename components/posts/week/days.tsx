import type { CSSProperties } from "react";
import type { Week } from "@/lib/posts/week/types";
import { daysOf } from "@/lib/posts/week/rules";
import { Day } from "./day";

/** With more entries than this on a day, a printed page has no room for photos. */
const PHOTOS_UP_TO = 3;

/** The seven days: columns side by side, or a list on a phone. On paper they share the height of one page. */
export function Days({ week }: { week: Week }) {
  const days = daysOf(week);
  const most = Math.max(1, ...days.map(({ entries }) => entries.length));
  return (
    <ol
      data-many={most > PHOTOS_UP_TO || undefined}
      style={{ "--most": most } as CSSProperties}
      className="group/days grid gap-6 columns:grid-cols-7 columns:gap-x-2 beside:gap-x-2.5"
    >
      {days.map((day) => (
        <Day key={day.date} {...day} />
      ))}
    </ol>
  );
}
