"use client";

import { useTranslations } from "next-intl";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { Button } from "@/components/ui/button";
import { CountedTextarea } from "@/components/ui/counted-textarea";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { ToastRegion } from "@/components/ui/toast/toast-region";
import { NOTE_WORDS } from "@/lib/brand/voice/constants";
import { wordsOf } from "@/lib/brand/voice/rules";
import type { VoiceSheet } from "@/lib/brand/voice/types";
import { useVoiceForm } from "./use-voice-form";
import { VoiceChoices } from "./voice-choices";
import { VoiceEvidencePart } from "./voice-evidence";
import { VoiceSamples } from "./voice-samples";

type VoiceFormProps = { voice: VoiceSheet; onDone: () => void };

/** Changes how the business sounds. Works before hydration, apart from what is read at a press. */
export function VoiceForm({ voice, onDone }: VoiceFormProps) {
  const t = useTranslations("Voice");
  const errorText = useErrorMessage();
  const it = useVoiceForm(voice, onDone);
  const { typed, type, errors } = it;
  return (
    <form data-toast-scope action={it.action} onSubmit={it.submit} className="grid max-w-text gap-6">
      {it.natively && <p role="status">{t(it.natively.ok ? "saved" : "saveFailed")}</p>}
      <input type="hidden" name="revision" value={it.revision} />
      <VoiceChoices typed={typed} type={type} errors={errors} zoneCountry={voice.zoneCountry} />
      <VoiceSamples
        samples={typed.samples}
        onChange={(samples) => type({ samples })}
        errors={errors.samples}
      />
      <VoiceEvidencePart typed={typed} type={type} />
      <Field label={t("note.label")} hint={t("note.hint")} error={errorText.ofField(errors.note)}>
        <CountedTextarea
          name="note"
          rows={4}
          limit={NOTE_WORDS}
          count={wordsOf(typed.note)}
          value={typed.note}
          placeholder={t("note.placeholder")}
          onChange={({ target }) => type({ note: target.value })}
        />
      </Field>
      <Field label={t("avoid.label")} hint={t("avoid.hint")} error={errorText.ofField(errors.avoid)}>
        <Textarea
          name="avoid"
          rows={2}
          className="min-h-0"
          value={typed.avoid}
          onChange={({ target }) => type({ avoid: target.value })}
        />
      </Field>
      <Field
        label={t("signature.label")}
        hint={t("signature.hint")}
        error={errorText.ofField(errors.signature)}
      >
        <Input
          name="signature"
          value={typed.signature}
          onChange={({ target }) => type({ signature: target.value })}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={it.pending} busyLabel={t("saving")}>
          {t("save")}
        </Button>
        <Button variant="ghost" disabled={it.pending} onClick={onDone}>
          {t("cancel")}
        </Button>
      </div>
      <ToastRegion of="form" />
    </form>
  );
}
