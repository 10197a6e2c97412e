"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import type { z } from "zod";
import { ConfirmDialog } from "@/components/accounts/settings/confirm-dialog";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { useHasPasskeys } from "@/components/layout/browser/use-has-passkeys";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { useWrite } from "@/components/layout/forms/use-write";
import { toast } from "@/components/ui/toast/toast";
import { addPasskeyAction, startPasskeySetupAction } from "@/lib/accounts/passkeys/actions";
import type { addPasskeySchema } from "@/lib/accounts/schema";
import { callActionOrThrow } from "@/lib/http/client/call-action-or-throw";

type Options = Extract<Awaited<ReturnType<typeof startPasskeySetupAction>>, { ok: true }>["data"];

/** Creates a passkey on this device, after confirming the password, and stores it. */
export function AddPasskey(confirmation: Confirmation) {
  const t = useTranslations("Settings.passkeys");
  const errorText = useErrorMessage();
  const router = useRouter();
  const hasPasskeys = useHasPasskeys();
  const adding = useWrite({
    send: (passkey: z.input<typeof addPasskeySchema>) => callActionOrThrow(() => addPasskeyAction(passkey)),
    onSuccess: () => {
      toast.success(t("added"));
      router.refresh();
    },
  });
  // Both requests need the password; it is typed once.
  async function make(optionsJSON: Options, current: string): Promise<void> {
    const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
    if (!browserSupportsWebAuthn()) return toast.error(t("unsupported"));
    const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
      const known = error instanceof Error && error.name === "InvalidStateError";
      toast.note(known ? t("known") : t("cancelled"));
    });
    if (!made) return;
    const response = { ...made, clientExtensionResults: { ...made.clientExtensionResults } };
    await adding.run({ response, current });
  }

  if (!hasPasskeys) return <p className="text-sm text-ink-soft">{t("unsupported")}</p>;
  return (
    <ConfirmDialog
      confirmation={confirmation}
      action={startPasskeySetupAction}
      trigger={{ children: t("add") }}
      title={t("addTitle")}
      text={t("addText")}
      confirm={t("continue")}
      cancel={t("cancel")}
      onDone={(options, typed) =>
        void make(options, String(typed.get("current") ?? "")).catch(() =>
          toast.error(errorText.ofCode("NETWORK")),
        )
      }
    />
  );
}
