import { CircleAlert, CircleCheck, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { StoringNote } from "@/components/media/storing-note";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import type { IncomingPhoto } from "./use-incoming-photos";

/** Failures that another try would not change. */
const FINAL: ReadonlySet<string> = new Set([
  "MEDIA_UNREADABLE",
  "MEDIA_BROKEN",
  "MEDIA_TOO_MANY_PIXELS",
  "FILE_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
]);

type PhotoStateProps = { photo: IncomingPhoto; onRetry: () => void };

/** The progress of a photo's upload, in words; or why it failed, with what helps. */
export function PhotoState({ photo: { name, waits, stored, upload, refused }, onRetry }: PhotoStateProps) {
  const t = useTranslations("Photos.state");
  const errorText = useErrorMessage();
  const error = refused ?? upload?.error;
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-1.5 text-sm text-bad">
        <p className="flex gap-1.5">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>{errorText.ofCode(error)}</span>
        </p>
        {!FINAL.has(error) && (
          <Button size="sm" variant="outline" icon={<RotateCw aria-hidden />} onClick={onRetry}>
            {t("retry")}
          </Button>
        )}
      </div>
    );
  if (stored)
    return (
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
        <span>{t(stored.added ? "there" : "already")}</span>
      </p>
    );
  if (waits || upload === null) return null;
  if (upload.progress === null) return <p className="text-sm text-ink-soft">{t("queued")}</p>;
  return (
    <div className="grid gap-1">
      {upload.progress < 1 ? (
        <p className="text-sm text-ink-soft tabular-nums">{t("uploading", { share: upload.progress })}</p>
      ) : (
        // A file that was sent is not stored yet.
        <StoringNote>{t("storing")}</StoringNote>
      )}
      <Progress aria-label={name} value={upload.progress * 100} />
    </div>
  );
}
