import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import { UPLOADS_AT_ONCE } from "@/lib/media/constants";

/** Parts of a share that the device did not keep (public/share-target.js), by reason. */
export type RefusedCounts = { large: number; other: number; full: number; failed: number; missed: number };

type RefusedFilesProps = RefusedCounts & {
  /** Files that were chosen beyond the number accepted at once. */
  leftOut: number;
};

const REASONS = ["missed", "large", "other", "full", "failed"] as const;

/** Says which files were refused, why, and what helps. */
export function RefusedFiles({ leftOut, ...counts }: RefusedFilesProps) {
  const t = useTranslations("Photos.notTaken");
  const lines = REASONS.filter((reason) => counts[reason] > 0).map((reason) =>
    t(reason, { count: counts[reason] }),
  );
  if (leftOut > 0) lines.push(t("leftOut", { count: leftOut, most: UPLOADS_AT_ONCE }));
  if (lines.length === 0) return null;
  return (
    <ul role="status" className="mb-8 grid max-w-text gap-1.5">
      {lines.map((line) => (
        <li key={line} className="flex gap-2">
          <Info aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
          {line}
        </li>
      ))}
    </ul>
  );
}
