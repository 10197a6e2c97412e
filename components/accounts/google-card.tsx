import { getFormatter, getNow, getTranslations } from "next-intl/server";
import type { Confirmation } from "@/components/accounts/confirm-field";
import { SettingsCard } from "@/components/accounts/settings-card";
import { UnlinkGoogle } from "@/components/accounts/unlink-google";
import type { SignInWays } from "@/lib/accounts/types";

type GoogleCardProps = { email: string; ways: SignInWays; confirmation: Confirmation };

/** The linked Google accounts, each with the way to unlink it while another way in remains. */
export async function GoogleCard({ email, ways, confirmation }: GoogleCardProps) {
  const [t, format, now] = await Promise.all([getTranslations("Settings.google"), getFormatter(), getNow()]);
  const others = Number(confirmation.hasPassword) + ways.passkeys.length + ways.google.length - 1;
  return (
    <SettingsCard id="google" title={t("title")} text={t("text")}>
      {ways.google.length === 0 ? (
        <p className="max-w-text text-sm text-ink-soft">{t("none", { email })}</p>
      ) : (
        <ul className="divide-y *:first:pt-0 *:last:pb-0">
          {ways.google.map((account) => (
            <li key={account.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-40">
                <p className="truncate font-medium">{account.email}</p>
                <p className="text-sm text-ink-soft">
                  {t("used", { when: format.relativeTime(new Date(account.lastUsedAt), now) })}
                </p>
              </div>
              {others > 0 && (
                <UnlinkGoogle id={account.id} email={account.email} confirmation={confirmation} />
              )}
            </li>
          ))}
        </ul>
      )}
      {ways.google.length > 0 && others === 0 && <p className="mt-3 text-sm text-ink-soft">{t("only")}</p>}
    </SettingsCard>
  );
}
