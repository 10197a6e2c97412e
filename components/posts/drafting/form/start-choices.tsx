import { Camera, NotebookPen, PenLine } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ChoosePhotos } from "@/components/posts/photos/choose-photos";

type WaysToBeginProps = {
  /** Leads to the form; left out where the form itself is. */
  onHaveWritten?: () => void;
  onWrite: () => void;
  /** Left out once there is a photo. */
  onPhotos?: (files: File[]) => void;
};

/** The equal ways to begin a post: have it written, write it oneself, start from a photo. */
export function StartChoices({ onHaveWritten, onWrite, onPhotos }: WaysToBeginProps) {
  const t = useTranslations("Workspace.begin");
  const look = { variant: "outline", className: "flex-auto max-sm:basis-full max-sm:justify-start" } as const;
  return (
    <div role="group" aria-label={t("title")} className="flex flex-wrap gap-2">
      {onHaveWritten && (
        <Button {...look} icon={<NotebookPen aria-hidden />} onClick={onHaveWritten}>
          {t("written")}
        </Button>
      )}
      <Button {...look} icon={<PenLine aria-hidden />} onClick={onWrite}>
        {t("own")}
      </Button>
      {onPhotos && (
        <ChoosePhotos {...look} icon={<Camera aria-hidden />} onFiles={onPhotos}>
          {t("photo")}
        </ChoosePhotos>
      )}
    </div>
  );
}
