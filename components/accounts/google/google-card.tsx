import { getFormatter, getNow, getTranslations } from "next-intl/server";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { SettingsCard } from "@/components/accounts/settings/settings-card";
import { SettingsItem } from "@/components/accounts/settings/settings-item";
import { UnlinkGoogle } from "./unlink-google";
import type { SignInMethods } from "@/lib/accounts/types";

type GoogleCardProps = { email: string; methods: SignInMethods; confirmation: Confirmation };

/** The linked Google accounts. Each can be unlinked while another sign-in method remains. */
export async function GoogleCard({ email, methods, confirmation }: GoogleCardProps) {
  const [t, format, now] = await Promise.all([getTranslations("Settings.google"), getFormatter(), getNow()]);
  const others = Number(confirmation.hasPassword) + methods.passkeys.length + methods.google.length - 1;
  return (
    <SettingsCard id="google" title={t("title")} text={t("text")}>
      {methods.google.length === 0 ? (
        <p className="max-w-text text-sm text-ink-soft">{t("none", { email })}</p>
      ) : (
        <ul className="divide-y *:first:pt-0 *:last:pb-0">
          {methods.google.map((account) => (
            <SettingsItem
              key={account.id}
              title={<span className="block truncate">{account.email}</span>}
              text={t("used", { when: format.relativeTime(new Date(account.lastUsedAt), now) })}
            >
              {others > 0 && (
                <UnlinkGoogle id={account.id} email={account.email} confirmation={confirmation} />
              )}
            </SettingsItem>
          ))}
        </ul>
      )}
      {methods.google.length > 0 && others === 0 && <p className="mt-3 text-sm text-ink-soft">{t("only")}</p>}
    </SettingsCard>
  );
}
