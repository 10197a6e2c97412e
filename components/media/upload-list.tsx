import { RotateCw, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { StoringNote } from "./storing-note";
import type { Upload } from "./use-uploads";

type UploadListProps = {
  uploads: readonly Upload[];
  onRetry: (key: string) => void;
  onCancel: (key: string) => void;
};

/** The running uploads: the progress of each, or why it failed. */
export function UploadList({ uploads, onRetry, onCancel }: UploadListProps) {
  const t = useTranslations("Media");
  const errorText = useErrorMessage();
  return (
    <ul className="grid gap-3">
      {uploads.map(({ key, file, progress, error }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1">
          <p className="truncate text-sm">{file.name}</p>
          <div className="row-span-2 flex gap-1">
            {error && (
              <Button
                size="sm"
                variant="outline"
                icon={<RotateCw aria-hidden />}
                onClick={() => onRetry(key)}
              >
                {t("retry")}
              </Button>
            )}
            <Button
              size="icon"
              variant="ghost"
              aria-label={t(error ? "giveUp" : "cancel", { name: file.name })}
              onClick={() => onCancel(key)}
            >
              <X aria-hidden />
            </Button>
          </div>
          {error ? (
            <p role="alert" className="text-sm text-bad">
              {errorText.ofCode(error)}
            </p>
          ) : (
            <div className="grid gap-1">
              <Progress aria-label={t("uploading", { name: file.name })} value={(progress ?? 0) * 100} />
              {progress === 1 && <StoringNote />}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
