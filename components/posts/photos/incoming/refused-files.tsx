import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import { ChoosePhotos } from "@/components/posts/photos/choose-photos";
import { UPLOADS_AT_ONCE } from "@/lib/media/constants";

const REASONS = ["missed", "nothing", "same", "empty", "large", "other", "full", "failed"] as const;

/** Parts of a share that the device did not keep (public/share-target.js), by reason. */
export type RefusedCounts = Record<(typeof REASONS)[number], number>;

type RefusedFilesProps = RefusedCounts & {
  /** Files that were chosen beyond the number accepted at once. */
  leftOut: number;
  /** Photos are chosen here instead; left out where others wait for a press. */
  onFiles?: ((files: File[]) => void) | undefined;
};

/** Says which files were refused, why, and what helps. */
export function RefusedFiles({ leftOut, onFiles, ...counts }: RefusedFilesProps) {
  const [t, photos] = [useTranslations("Photos.notTaken"), useTranslations("Photos")];
  const lines = REASONS.filter((reason) => counts[reason] > 0).map((reason) =>
    t(reason, { count: counts[reason] }),
  );
  const shared = lines.length > 0;
  if (leftOut > 0) lines.push(t("leftOut", { count: leftOut, most: UPLOADS_AT_ONCE }));
  if (lines.length === 0) return null;
  return (
    <div className="mb-8 grid max-w-text justify-items-start gap-3">
      <ul role="status" className="grid gap-1.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2">
            <Info aria-hidden className="mt-1 size-4 shrink-0 text-warn" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      {shared && onFiles && (
        <ChoosePhotos variant="outline" onFiles={onFiles}>
          {photos("choose")}
        </ChoosePhotos>
      )}
    </div>
  );
}
