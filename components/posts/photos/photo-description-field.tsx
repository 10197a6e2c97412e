import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { TEXT_LIMIT } from "@/lib/posts/constants";

type PhotoBriefProps = {
  /** What it shows, for a model that cannot look at it; null for one that can. */
  description: string | null;
  onDescribe: (description: string) => void;
};

/** Says that the post is written from a photo; a model that cannot see asks what is on it. */
export function PhotoDescriptionField({ description, onDescribe }: PhotoBriefProps) {
  const t = useTranslations("Workspace.photo");
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{t("text")}</p>
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
