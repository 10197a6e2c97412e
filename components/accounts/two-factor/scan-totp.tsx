import { useTranslations } from "next-intl";
import { useSettingsForm } from "@/components/accounts/settings/use-settings-form";
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { DialogActions } from "@/components/ui/dialog-actions";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { confirmTotpAction } from "@/lib/accounts/two-factor/actions";
import type { RecoveryCodes, TotpSetup } from "@/lib/accounts/types";

type ScanTotpProps = { setup: TotpSetup; onDone: (made: RecoveryCodes) => void };

/** The QR code for the authenticator app, the same secret as text, and a field for the first code. */
export function ScanTotp({ setup, onDone }: ScanTotpProps) {
  const t = useTranslations("Settings.twoFactor");
  const sending = useSettingsForm(confirmTotpAction, { onDone });
  return (
    <form noValidate {...sending.form} className="grid gap-5">
      <DialogHeader>
        <DialogTitle>{t("scanTitle")}</DialogTitle>
        <DialogDescription>{t("scanText")}</DialogDescription>
      </DialogHeader>
      {/* Dark on white in both themes: many QR scanners cannot read inverted codes. */}
      <svg
        viewBox={`0 0 ${setup.qr.size} ${setup.qr.size}`}
        role="img"
        aria-label={t("qr")}
        shapeRendering="crispEdges"
        className="mx-auto size-48 rounded-md border"
      >
        <rect width={setup.qr.size} height={setup.qr.size} fill="#fff" />
        <path d={setup.qr.path} fill="#000" />
      </svg>
      <p className="text-sm text-ink-soft">
        {t("secret")} <code className="font-mono break-words text-ink select-all">{setup.secret}</code>
      </p>
      <Field required label={t("code")} error={sending.errorOf("code")}>
        <Input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
          className="max-w-40 text-lg tracking-[0.12em] tabular-nums"
        />
      </Field>
      <DialogFooter>
        <DialogActions cancel={t("cancel")} confirm={t("switchOn")} busy={sending.busy} />
      </DialogFooter>
    </form>
  );
}
