"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useState, useTransition } from "react";
import { focusFirstError } from "@/components/layout/forms/focus-first-error";
import { useNativeForm } from "@/components/layout/forms/use-action-form";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { saveVoiceAction } from "@/lib/brand/voice/actions";
import { VOICE_KEY } from "@/lib/brand/voice/query-options";
import type { VoiceSample, VoiceSheet } from "@/lib/brand/voice/types";
import type { FieldErrors } from "@/lib/errors";
import { callAction } from "@/lib/http/client/call-action";

/** What is being typed: any text in any field. */
export type TypedVoice = {
  country: string;
  address: string;
  note: string;
  avoid: string;
  signature: string;
  samples: readonly VoiceSample[];
};
export type TypeVoice = (change: Partial<TypedVoice>) => void;

/** The state of the form that changes how the business sounds. */
export function useVoiceForm(voice: VoiceSheet, onDone: () => void) {
  const t = useTranslations("Voice");
  const client = useQueryClient();
  const errorText = useErrorMessage();
  const { answer: natively, action } = useNativeForm(saveVoiceAction);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, startTransition] = useTransition();
  // What it was opened with: another window may change it meanwhile.
  const [opened] = useState(voice);
  const [typed, setTyped] = useState<TypedVoice>({
    ...{ country: opened.country ?? "", address: opened.address ?? "", note: opened.note },
    ...{ avoid: opened.avoid.join(", "), signature: opened.signature, samples: opened.samples },
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    startTransition(async () => {
      const result = await callAction(() => saveVoiceAction(fields));
      if (result.ok) {
        client.setQueryData(VOICE_KEY, result.data);
        toast.success(t("saved"));
        return onDone();
      }
      setErrors(result.fieldErrors ?? {});
      toast.error(t("saveFailed"), { description: errorText.ofCode(result.code) });
      if (result.code === "VOICE_CHANGED") void client.invalidateQueries({ queryKey: VOICE_KEY });
      focusFirstError(form);
    });
  };

  return {
    ...{ typed, errors, pending, natively, action, submit },
    type: (change: Partial<TypedVoice>) => setTyped((before) => ({ ...before, ...change })),
    revision: natively?.ok ? natively.data.revision : opened.revision,
  };
}
