import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Field, FieldNote } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { MAX_SAMPLES } from "@/lib/brand/voice/constants";
import { pageField, sampleField } from "@/lib/brand/voice/rules";
import type { VoiceSample } from "@/lib/brand/voice/types";

type VoiceSamplesProps = {
  samples: readonly VoiceSample[];
  onChange: (samples: VoiceSample[]) => void;
  errors: readonly string[] | undefined;
};

/** Fields for a new page, where there is nothing to choose from. */
const FEWEST = 3;
const NOTHING: VoiceSample = { text: "", fromPage: false };

/** Posts that show how the business sounds: one field each, and an empty one while there is room. */
export function VoiceSamples({ samples, onChange, errors }: VoiceSamplesProps) {
  const t = useTranslations("Voice.samples");
  const errorText = useErrorMessage();
  const fields = Math.min(MAX_SAMPLES, Math.max(FEWEST, samples.length + 1));
  const change = (position: number, text: string) => {
    // Once it is emptied, what is typed there is the owner's own.
    const { fromPage } = (text.trim() && samples[position]) || NOTHING;
    onChange(
      Array.from({ length: Math.max(samples.length, position + 1) }, (_, index) =>
        index === position ? { text, fromPage } : (samples[index] ?? NOTHING),
      ),
    );
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 text-label text-ink-soft">{t("title")}</legend>
      <FieldNote hint={t("hint")} error={errorText.ofField(errors)} />
      {Array.from({ length: fields }, (_, position) => (
        <Field key={position} label={t("label", { number: position + 1 })} labelHidden>
          {(control) => (
            <>
              <Textarea
                {...control}
                name={sampleField(position)}
                rows={2}
                className="min-h-0"
                placeholder={t("label", { number: position + 1 })}
                value={samples[position]?.text ?? ""}
                onChange={({ target }) => change(position, target.value)}
              />
              {samples[position]?.fromPage && <input type="hidden" name={pageField(position)} value="1" />}
            </>
          )}
        </Field>
      ))}
    </fieldset>
  );
}
