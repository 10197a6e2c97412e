import { dateOf } from "@/lib/i18n/calendar";
import type { Plan } from "@/lib/posts/planning/types";
import { LeftOutLine } from "./left-out-line";

type LeftOutProps = {
  plan: Plan;
  /** The free posting times of its days, ISO 8601; null where they are not known. */
  free: readonly string[] | null;
};

/** What the owner typed and no idea is about, each with the reason and what can be done. */
export function LeftOut({ plan: { leftOut, timeZone }, free }: LeftOutProps) {
  if (leftOut.length === 0) return null;
  return (
    <ul className="grid gap-3 border-y py-4">
      {leftOut.map(({ line, until }) => (
        <LeftOutLine
          key={line}
          line={line}
          until={until}
          timeZone={timeZone}
          late={free !== null && !free.some((at) => dateOf(at, timeZone) <= until)}
        />
      ))}
    </ul>
  );
}
