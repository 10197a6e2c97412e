import { useTranslations } from "next-intl";
import { CroppedImage } from "@/components/media/cropped-image";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TEXT_LIMIT } from "@/lib/posts/constants";
import type { ShownPicture } from "@/lib/media/types";

type PhotoBriefProps = {
  photo: ShownPicture;
  /** What it shows, for a model that cannot look at it; null for one that can. */
  description: string | null;
  onDescribe: (description: string) => void;
};

/** Says that the post is written from a photo; a model that cannot see asks what is on it. */
export function PhotoBrief({ photo, description, onDescribe }: PhotoBriefProps) {
  const t = useTranslations("Workspace.photo");
  return (
    <div className="grid gap-3">
      <div className="flex items-center gap-3">
        <CroppedImage
          picture={photo}
          alt={t("alt")}
          style={{ aspectRatio: "1" }}
          className="size-16 shrink-0 rounded-md"
        />
        <p className="text-sm text-ink-soft">{t("text")}</p>
      </div>
      {description !== null && (
        <Field label={t("describe")}>
          <Input
            autoFocus
            name="photoDescription"
            maxLength={TEXT_LIMIT}
            value={description}
            onChange={(event) => onDescribe(event.target.value)}
          />
        </Field>
      )}
    </div>
  );
}
