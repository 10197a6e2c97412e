"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/accounts/settings/confirm-dialog";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { useErrorMessage } from "@/components/layout/forms/use-error-message";
import { toast } from "@/components/ui/toast/toast";
import { addPasskeyAction, beginAddPasskeyAction } from "@/lib/accounts/actions";
import { callAction } from "@/lib/http/call-action";

type Options = Extract<Awaited<ReturnType<typeof beginAddPasskeyAction>>, { ok: true }>["data"];

/** Creates a passkey on this device, after confirming the password, and stores it. */
export function AddPasskey(confirmation: Confirmation) {
  const t = useTranslations("Settings.passkeys");
  const words = useErrorMessage();
  const router = useRouter();
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
    const kept = await callAction(() => addPasskeyAction({ response, current }));
    if (!kept.ok) return toast.error(words.ofCode(kept.code));
    toast.success(t("added"));
    router.refresh();
  }

  return (
    <ConfirmDialog
      confirmation={confirmation}
      action={beginAddPasskeyAction}
      trigger={{ children: t("add") }}
      title={t("addTitle")}
      text={t("addText")}
      confirm={t("continue")}
      cancel={t("cancel")}
      onDone={(options, typed) =>
        void make(options, String(typed.get("current") ?? "")).catch(() =>
          toast.error(words.ofCode("NETWORK")),
        )
      }
    />
  );
}
