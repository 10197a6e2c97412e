"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { ConfirmDialog } from "@/components/accounts/confirm-dialog";
import type { Confirmation } from "@/components/accounts/confirm-field";
import { useErrorWords } from "@/components/layout/use-error-words";
import { toast } from "@/components/ui/toast";
import { addPasskeyAction, beginAddPasskeyAction } from "@/lib/accounts/actions";

type Options = Extract<Awaited<ReturnType<typeof beginAddPasskeyAction>>, { ok: true }>["data"];

/** Has the device make a passkey, after the password, and keeps it. */
export function AddPasskey(confirmation: Confirmation) {
  const t = useTranslations("Settings.passkeys");
  const words = useErrorWords();
  const router = useRouter();

  async function make(optionsJSON: Options): Promise<void> {
    const { browserSupportsWebAuthn, startRegistration } = await import("@simplewebauthn/browser");
    if (!browserSupportsWebAuthn()) return toast.error(t("unsupported"));
    const made = await startRegistration({ optionsJSON }).catch((error: unknown) => {
      const known = error instanceof Error && error.name === "InvalidStateError";
      toast.note(known ? t("known") : t("cancelled"));
    });
    if (!made) return;
    const kept = await addPasskeyAction({
      ...made,
      clientExtensionResults: { ...made.clientExtensionResults },
    });
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
      onDone={(options) => void make(options).catch(() => toast.error(words.ofCode("NETWORK")))}
    />
  );
}
