import { getTranslations } from "next-intl/server";
import { SettingsCard } from "@/components/accounts/settings/settings-card";
import { env } from "@/lib/settings/env";
import { PushSwitch } from "./push-switch";

/** Settings: push notifications of this browser about failed posts. Absent where the server has no VAPID keys. */
export async function PushCard() {
  const { VAPID_PUBLIC_KEY } = env();
  if (!VAPID_PUBLIC_KEY) return null;
  const t = await getTranslations("Settings.push");
  return (
    <SettingsCard id="push" title={t("title")} text={t("text")}>
      <PushSwitch publicKey={VAPID_PUBLIC_KEY} />
    </SettingsCard>
  );
}
