import { getTranslations } from "next-intl/server";
import { SettingsCard } from "@/components/accounts/settings/settings-card";
import { env } from "@/lib/settings/env";
import type { DigestSettings } from "@/lib/digests/types";
import { DigestSwitch } from "./digest-switch";

/** Settings: the weekly digest, its day and hour, and a switch for each way of getting it. */
export async function DigestCard({ digest }: { digest: DigestSettings }) {
  const t = await getTranslations("Settings.letter");
  return (
    <SettingsCard id="letter" title={t("title")} text={t("text")}>
      <DigestSwitch digest={digest} canPush={env().VAPID_PUBLIC_KEY !== undefined} />
    </SettingsCard>
  );
}
