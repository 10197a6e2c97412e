import { KeyRound } from "lucide-react";
import { getFormatter, getNow, getTranslations } from "next-intl/server";
import { AddPasskey } from "@/components/accounts/add-passkey";
import type { Confirmation } from "@/components/accounts/confirm-field";
import { RemovePasskey } from "@/components/accounts/remove-passkey";
import { SettingsCard } from "@/components/accounts/settings-card";
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
              <li key={id} className="flex items-center gap-3 py-3">
                <KeyRound
                  aria-hidden
                  strokeWidth={1.75}
                  className="mt-0.5 size-5 shrink-0 self-start text-ink-soft"
                />
                <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-2">
                  <div className="min-w-0 flex-1 basis-40">
                    <p className="font-medium">
                      {name} {synced && <Badge>{t("synced")}</Badge>}
                    </p>
                    <p className="text-sm text-ink-soft">
                      {t("since", { when: day(createdAt) })},{" "}
                      {lastUsedAt
                        ? t("used", { when: format.relativeTime(new Date(lastUsedAt), now) })
                        : t("unused")}
                    </p>
                  </div>
                  <RemovePasskey id={id} name={name} confirmation={confirmation} />
                </div>
              </li>
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
