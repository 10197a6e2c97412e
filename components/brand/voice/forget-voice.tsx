"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent } from "react";
import { useNativeForm } from "@/components/layout/forms/use-action-form";
import { useWrite } from "@/components/layout/forms/use-write";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast/toast";
import { forgetVoiceAction, saveVoiceAction } from "@/lib/brand/voice/actions";
import { VOICE_KEY } from "@/lib/brand/voice/query-options";
import type { VoiceSheet } from "@/lib/brand/voice/types";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";

/** Forgets how the business sounds, with an undo. Works before hydration. */
export function ForgetVoice({ voice }: { voice: VoiceSheet }) {
  const t = useTranslations("Voice");
  const client = useQueryClient();
  const { action } = useNativeForm(forgetVoiceAction);
  const shared = {
    scope: "voice",
    failed: { title: t("saveFailed"), id: "voice" },
    onSuccess: (next: VoiceSheet) => client.setQueryData(VOICE_KEY, next),
  };
  const { run: restore } = useWrite({
    ...shared,
    send: ({ zoneCountry: _, revision: __, ...said }: VoiceSheet) =>
      callActionOrThrow(() => saveVoiceAction(said)),
  });
  const { run: forget, busy } = useWrite({
    ...shared,
    send: () => callActionOrThrow(() => forgetVoiceAction({})),
    onSuccess: (next) => {
      shared.onSuccess(next);
      toast.success(t("forgotten"), { action: { label: t("undo"), onClick: () => void restore(voice) } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void forget();
  };
  return (
    <form action={action} onSubmit={submit}>
      <Button type="submit" variant="ghost" size="sm" busy={busy}>
        {t("forget")}
      </Button>
    </form>
  );
}
