import { getTranslations } from "next-intl/server";
import { SettingsCard } from "@/components/accounts/settings/settings-card";
import { env } from "@/lib/settings/env";
import type { LetterSettings } from "@/lib/letters/types";
import { LetterSwitch } from "./letter-switch";

/** Settings: the weekly letter, its day and hour, and a switch for each way of getting it. */
export async function LetterCard({ letter }: { letter: LetterSettings }) {
  const t = await getTranslations("Settings.letter");
  return (
    <SettingsCard id="letter" title={t("title")} text={t("text")}>
      <LetterSwitch letter={letter} canPush={env().VAPID_PUBLIC_KEY !== undefined} />
    </SettingsCard>
  );
}
