import { KeyRound } from "lucide-react";
import { getFormatter, getNow, getTranslations } from "next-intl/server";
import { AddPasskey } from "./add-passkey";
import type { Confirmation } from "@/components/accounts/settings/confirm-field";
import { RemovePasskey } from "./remove-passkey";
import { SettingsCard } from "@/components/accounts/settings/settings-card";
import { SettingsItem } from "@/components/accounts/settings/settings-item";
import { Badge } from "@/components/ui/badge";
import type { SignInMethods } from "@/lib/accounts/types";

type PasskeysCardProps = { methods: SignInMethods; confirmation: Confirmation };

/** The account's passkeys, with buttons to remove each and to add one. */
export async function PasskeysCard({ methods, confirmation }: PasskeysCardProps) {
  const [t, format, now] = await Promise.all([
    getTranslations("Settings.passkeys"),
    getFormatter(),
    getNow(),
  ]);
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: "medium" });
  return (
    <SettingsCard id="passkeys" title={t("title")} text={t("text")}>
      <div className="grid gap-4">
        {methods.passkeys.length === 0 ? (
          <p className="text-sm text-ink-soft">{t("none")}</p>
        ) : (
          <ul className="divide-y border-b *:first:pt-0">
            {methods.passkeys.map(({ id, name, synced, createdAt, lastUsedAt }) => (
              <SettingsItem
                key={id}
                icon={KeyRound}
                title={
                  <>
                    <span>{name}</span>{" "}
                    {synced && (
                      <Badge variant="outline" className="ml-1">
                        {t("synced")}
                      </Badge>
                    )}
                  </>
                }
                text={
                  <span>{`${t("since", { when: day(createdAt) })}, ${
                    lastUsedAt
                      ? t("used", { when: format.relativeTime(new Date(lastUsedAt), now) })
                      : t("unused")
                  }`}</span>
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
