import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWriting } from "@/components/posts/drafting/workspace-context";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { CREDIT_PRICES } from "@/lib/credits/rules";
import { TEXT_LIMIT } from "@/lib/posts/constants";
import { SwitchRow } from "./switch-row";

/** Whether an image is to be generated, and what it is to show. A post with a photo of its own gets none. */
export function ImageFields() {
  const t = useTranslations("Workspace.fields");
  const errorText = useErrorMessage();
  const { brief, photo } = useWriting();
  const { form, errors, change } = brief;
  const wanted = form.generateImage && !photo;
  return (
    <div className="grid gap-4">
      <SwitchRow
        name="generateImage"
        label={t("generateImage")}
        note={photo ? t("hasPhoto") : t("imagePrice", { price: CREDIT_PRICES.image })}
        checked={wanted}
        disabled={photo !== null}
        onChange={(generateImage) => change({ generateImage })}
      />
      {wanted && (
        <Field
          label={t("imageDescription")}
          hint={t("imageDescriptionHint")}
          error={errorText.ofField(errors.imageDescription)}
        >
          <CountedTextarea
            name="imageDescription"
            rows={3}
            limit={TEXT_LIMIT}
            placeholder={t("imageDescriptionPlaceholder")}
            value={form.imageDescription}
            onChange={(event) => change({ imageDescription: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}
