import { KeyRound } from "lucide-react";
import { getFormatter, getNow, getTranslations } from "next-intl/server";
import { AddPasskey } from "@/components/accounts/add-passkey";
import type { Confirmation } from "@/components/accounts/confirm-field";
import { RemovePasskey } from "@/components/accounts/remove-passkey";
import { SettingsCard } from "@/components/accounts/settings-card";
import { SettingsItem } from "@/components/accounts/settings-item";
import { Badge } from "@/components/ui/badge";
import type { SignInWays } from "@/lib/accounts/types";

type PasskeysCardProps = { ways: SignInWays; confirmation: Confirmation };

/** The passkeys of the account, each with the way to remove it, and the way to add one. */
export async function PasskeysCard({ ways, confirmation }: PasskeysCardProps) {
  const [t, format, now] = await Promise.all([
    getTranslations("Settings.passkeys"),
    getFormatter(),
    getNow(),
  ]);
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: "medium" });
  return (
    <SettingsCard id="passkeys" title={t("title")} text={t("text")}>
      <div className="grid gap-4">
        {ways.passkeys.length === 0 ? (
          <p className="text-sm text-ink-soft">{t("none")}</p>
        ) : (
          <ul className="divide-y border-b *:first:pt-0">
            {ways.passkeys.map(({ id, name, synced, createdAt, lastUsedAt }) => (
              <SettingsItem
                key={id}
                icon={KeyRound}
                title={
                  <>
                    {name} {synced && <Badge className="ml-1">{t("synced")}</Badge>}
                  </>
                }
                text={
                  <>
                    {t("since", { when: day(createdAt) })},{" "}
                    {lastUsedAt
                      ? t("used", { when: format.relativeTime(new Date(lastUsedAt), now) })
                      : t("unused")}
                  </>
                }
              >
                <RemovePasskey id={id} name={name} confirmation={confirmation} />
              </SettingsItem>
            ))}
          </ul>
        )}
        <div>
          <AddPasskey {...confirmation} />
        </div>
      </div>
    </SettingsCard>
  );
}
