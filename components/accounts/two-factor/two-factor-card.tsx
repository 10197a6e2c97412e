import { useTranslations } from "next-intl";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { RemoveTwoFactor, RenewRecoveryCodes } from "./change-two-factor";
import { SetUpTwoFactor } from "./set-up-two-factor";
import { SettingsCard } from "@/components/accounts/settings/settings-card";
import { Badge } from "@/components/ui/badge";
import type { SignInMethods } from "@/lib/accounts/types";

type TwoFactorCardProps = { methods: SignInMethods; confirmation: Confirmation };

/** Two-factor sign-in: its state, and buttons to turn it on or off. */
export function TwoFactorCard({ methods, confirmation }: TwoFactorCardProps) {
  const t = useTranslations("Settings.twoFactor");
  return (
    <SettingsCard id="two-factor" title={t("title")} text={t("text")}>
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <Badge variant={methods.totp ? "secondary" : "outline"}>{methods.totp ? t("on") : t("off")}</Badge>
          <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">
            {methods.totp ? t("onText", { left: methods.recoveryCodes }) : t("offText")}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {methods.totp ? (
            <>
              <RenewRecoveryCodes {...confirmation} />
              <RemoveTwoFactor {...confirmation} />
            </>
          ) : (
            <SetUpTwoFactor {...confirmation} />
          )}
        </div>
      </div>
    </SettingsCard>
  );
}
